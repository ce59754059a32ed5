/**
 * The one list of visual modes. The visual tests (packages/testing), Chromatic and the toolbar read it.
 * `globals` are the toolbar's values, `viewport` is the window in CSS pixels.
 */
export const variants = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
} as const;

export type PageVariant = keyof typeof variants;
export type Theme = 'light' | 'dark';

export interface ModeGlobals {
  language: string;
  variant: PageVariant;
  theme: Theme;
  motion: 'full' | 'reduced';
}

export interface Mode {
  globals: ModeGlobals;
  viewport: { width: number; height: number };
  /** A setting of the person or the system, pictured for the stories alone that name it in `also`. */
  setting?: 'forcedColors' | 'textSpacing' | 'zoom';
}

function mode(language: string, variant: PageVariant, theme: Theme = 'light'): Mode {
  return { globals: { language, variant, theme, motion: 'reduced' }, viewport: variants[variant] };
}

/**
 * Each mode stands for several things at once, so that few pictures show them all: both directions, both variants,
 * both grounds, and French, whose messages are the longest of all translations. German words are the longest: the
 * narrowest window shows them.
 */
export const modes = {
  'en-desktop': mode('en', 'desktop'),
  'ar-mobile': mode('ar', 'mobile'),
  'fr-mobile': mode('fr', 'mobile'),
  'ar-desktop-dark': mode('ar', 'desktop', 'dark'),
  'ar-mobile-dark': mode('ar', 'mobile', 'dark'),
  /** The colours of the system in place of the page's. */
  'en-forced-colours': { ...mode('en', 'desktop'), setting: 'forcedColors' },
  /** The spacing of WCAG 1.4.12. */
  'en-text-spacing': { ...mode('en', 'desktop'), setting: 'textSpacing' },
  /** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
  'de-zoom': { ...mode('de', 'mobile'), viewport: { width: 320, height: 256 }, setting: 'zoom' },
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The modes that no story is captured in unless it says so. */
export type SettingMode = 'en-forced-colours' | 'en-text-spacing' | 'de-zoom';

/** A story's settings for its pictures, as `parameters.visual`. */
export interface VisualParameters {
  /** Also captured on the dark ground. */
  dark?: boolean;
  /** One of several states of a page or pattern: pictured as seldom as those of a component. */
  state?: boolean;
  /** Modes of a setting in which this part could break. Few: every picture weighs. */
  also?: SettingMode[];
  /** It differs in one variant only, or is seen there alone. */
  variant?: PageVariant;
  /** Why this story has no picture. */
  skip?: string;
}

/**
 * The modes a story is captured in: states of components in the two that differ most, patterns and pages in up to
 * four. `title` is the story's, such as `Patterns/Frame/SiteHeader`.
 */
export function modesOf(
  title: string,
  { dark = false, state = false, also = [], variant, skip }: VisualParameters = {},
): ModeName[] {
  if (skip) return [];
  // Parameters are not typed: a picture in a mode that is none would never be taken.
  const unknown = also.find((name) => !(name in modes));
  if (unknown) throw new Error(`${title} names the visual mode ${unknown}, which there is not.`);
  const whole = /^(Patterns|Pages)\//.test(title) && !state;
  const names: ModeName[] = whole
    ? ['en-desktop', 'fr-mobile', 'ar-mobile', ...(dark ? (['ar-desktop-dark'] as const) : [])]
    : ['en-desktop', dark ? 'ar-mobile-dark' : 'ar-mobile'];
  return [
    ...names.filter((name) => variant === undefined || modes[name].globals.variant === variant),
    ...also,
  ];
}
