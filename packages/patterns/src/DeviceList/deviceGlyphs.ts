import type { AppPlatform } from '@tern/domain';
import {
  AppWindowGlyph,
  GlobeGlyph,
  type Glyph,
  LaptopGlyph,
  PuzzleGlyph,
  SmartphoneGlyph,
  TabletSmartphoneGlyph,
  TvGlyph,
} from '@tern/ui';

/** A device by the system of its app. */
export const deviceGlyphs: Readonly<Record<AppPlatform | 'web', Glyph>> = {
  ios: SmartphoneGlyph,
  mac: LaptopGlyph,
  android: TabletSmartphoneGlyph,
  tv: TvGlyph,
  chrome: PuzzleGlyph,
  windows: AppWindowGlyph,
  web: GlobeGlyph,
};
