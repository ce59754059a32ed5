import menu from './assets/menu.svg?url&no-inline';
import type { Glyph } from './Icon.tsx';

const of = (id: string): Glyph => ({ href: `${menu}#${id}` });

/** Icons of the header's menus, from a file of their own: they weigh nothing until a menu opens. */
export const menuGlyphs = {
  windows: of('windows'),
  mac: of('mac'),
  ios: of('ios'),
  android: of('android'),
  chrome: of('chrome'),
  tv: of('tv'),
  gameHost: of('gameHost'),
  streaming: of('streaming'),
  gaming: of('gaming'),
  liveSports: of('liveSports'),
  music: of('music'),
  socialMedia: of('socialMedia'),
  useTools: of('useTools'),
} as const;
