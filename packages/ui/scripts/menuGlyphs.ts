/**
 * Writes the icons of the header's menus as one file: they are out of sight when a page arrives, and would
 * weigh on every document. Run with `pnpm plates`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  AppWindow,
  Clapperboard,
  Gamepad2,
  type IconNode,
  Joystick,
  Laptop,
  MessageCircle,
  Music,
  Puzzle,
  Smartphone,
  TabletSmartphone,
  Trophy,
  Tv,
  Wrench,
} from 'lucide';

const glyphs: Record<string, IconNode> = {
  windows: AppWindow,
  mac: Laptop,
  ios: Smartphone,
  android: TabletSmartphone,
  chrome: Puzzle,
  tv: Tv,
  gameHost: Joystick,
  streaming: Clapperboard,
  gaming: Gamepad2,
  liveSports: Trophy,
  music: Music,
  socialMedia: MessageCircle,
  useTools: Wrench,
};

const drawn = Object.entries(glyphs).map(([id, node]) => {
  const shapes = node.map(
    ([shape, attributes]) =>
      `<${shape} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  return `<g id="${id}">${shapes.join('')}</g>`;
});
const file = fileURLToPath(new URL('../src/Icon/assets/menu.svg', import.meta.url));
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawn.join('')}</svg>\n`);
