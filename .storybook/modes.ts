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
  /** A setting of the person or the system. */
  setting?: 'forcedColors' | 'noScript' | 'textSpacing' | 'zoom';
}

function mode(language: string, variant: PageVariant, theme: Theme = 'light'): Mode {
  return { globals: { language, variant, theme, motion: 'reduced' }, viewport: variants[variant] };
}

/**
 * Each mode stands for several things at once, so that two pictures show both directions, both variants and, where a
 * story has one, the dark ground.
 */
export const modes = {
  'en-desktop': mode('en', 'desktop'),
  'ar-mobile': mode('ar', 'mobile'),
  'ar-mobile-dark': mode('ar', 'mobile', 'dark'),
  /** The longest of all translations. German words are the longest: the narrowest window shows them. */
  'fr-mobile': mode('fr', 'mobile'),
  /** The colours of the system in place of the page's. */
  'en-forced-colours': { ...mode('en', 'desktop'), setting: 'forcedColors' },
  /** A browser that runs no script: what needs one is gone. */
  'en-no-script': { ...mode('en', 'mobile'), setting: 'noScript' },
  /** The spacing of WCAG 1.4.12. */
  'en-text-spacing': { ...mode('en', 'desktop'), setting: 'textSpacing' },
  /** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
  'de-zoom': { ...mode('de', 'mobile'), viewport: { width: 320, height: 256 }, setting: 'zoom' },
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The modes that no story is captured in unless it says so. */
export type NamedMode = 'fr-mobile' | 'en-forced-colours' | 'en-no-script' | 'en-text-spacing' | 'de-zoom';

/** A story's settings for its pictures, as `parameters.visual`. */
export interface VisualParameters {
  /**
   * This story has pictures of its own: `whole` in both directions, `state` in one mode. Without it a story of a
   * component or pattern is pictured on the sheet of its part alone, before its `play`.
   */
  picture?: 'whole' | 'state';
  /** It has a look on the dark ground: its Arabic picture is dark. */
  dark?: boolean;
  /** It needs the width of a page: on the sheet it has a line of its own. */
  wide?: boolean;
  /** It differs in one variant only, or is seen there alone. */
  variant?: PageVariant;
  /** More modes, where this part could break. Few: every picture weighs. */
  also?: NamedMode[];
  /** Why this story has no picture and is not on the sheet. */
  skip?: string;
}

/** The tag of a story that shows all stories of its part in one picture: `export const AllStates`. */
export const sheetTag = 'all-states';

interface PicturedStory {
  /** Such as `Patterns/Frame/SiteHeader`. */
  title: string;
  tags: readonly string[];
  visual?: VisualParameters;
}

/**
 * The modes a story is captured in. Sheets and whole stories: English on the desktop, and Arabic on the phone. A state
 * is pictured in one of them, and a story of a component or pattern that asks for nothing in none.
 */
export function modesOf({ title, tags, visual = {} }: PicturedStory): ModeName[] {
  const isSheet = tags.includes(sheetTag);
  const { picture, dark = false, also = [], variant, skip }: VisualParameters = visual;
  // Parameters are not typed: a picture in a mode that is none would never be taken.
  const unknown = also.find((name) => !(name in modes));
  if (unknown) throw new Error(`${title} names the visual mode ${unknown}, which there is not.`);
  if (skip && !isSheet) return [];
  const arabic = dark ? 'ar-mobile-dark' : 'ar-mobile';
  const [kind = ''] = title.split('/');
  const asked = isSheet ? 'whole' : (picture ?? ({ Pages: 'whole', Foundations: 'state' } as const)[kind]);
  if (!asked) return also;
  const one: ModeName[] = variant === 'mobile' ? [arabic] : ['en-desktop'];
  return [...(asked === 'state' || variant ? one : (['en-desktop', arabic] as const)), ...also];
}

interface SheetStory {
  tags: readonly string[];
  parameters: { visual?: VisualParameters; msw?: unknown; docs?: { story?: { inline?: boolean } } };
  /** The toolbar's values that the story fixes. */
  storyGlobals: Record<string, unknown>;
}

/** The sheet of a part shows the first look of its stories without a picture of their own. */
export function isOnSheet(story: SheetStory, sheetGlobals: SheetStory['storyGlobals'] = {}): boolean {
  const { visual = {}, msw, docs } = story.parameters;
  // One document has one language and variant, one set of responses, and one dialog over it.
  const fixesOthers = Object.entries(story.storyGlobals).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sheetGlobals[name]),
  );
  const needsDocument = Boolean(msw) || docs?.story?.inline === false || fixesOthers;
  return !visual.picture && !visual.skip && !needsDocument && !story.tags.includes(sheetTag);
}
