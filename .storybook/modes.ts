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
}

function mode(language: string, variant: PageVariant, theme: Theme = 'light'): Mode {
  return { globals: { language, variant, theme, motion: 'reduced' }, viewport: variants[variant] };
}

/**
 * Each mode stands for several things at once, so that few pictures show them all: both directions, both variants,
 * both grounds, and German, whose messages and words are the longest of all translations.
 */
export const modes = {
  'en-desktop': mode('en', 'desktop'),
  'ar-mobile': mode('ar', 'mobile'),
  'de-mobile': mode('de', 'mobile'),
  'ar-desktop-dark': mode('ar', 'desktop', 'dark'),
  'ar-mobile-dark': mode('ar', 'mobile', 'dark'),
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** A story's settings for its pictures, as `parameters.visual`. */
export interface VisualParameters {
  /** Also captured on the dark ground. */
  dark?: boolean;
  /** One of several states of a page or pattern: pictured as seldom as those of a component. */
  state?: boolean;
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
  { dark = false, state = false, variant, skip }: VisualParameters = {},
): ModeName[] {
  if (skip) return [];
  const whole = /^(Patterns|Pages)\//.test(title) && !state;
  const names: ModeName[] = whole
    ? ['en-desktop', 'de-mobile', 'ar-mobile', ...(dark ? (['ar-desktop-dark'] as const) : [])]
    : ['en-desktop', dark ? 'ar-mobile-dark' : 'ar-mobile'];
  return names.filter((name) => variant === undefined || modes[name].globals.variant === variant);
}
