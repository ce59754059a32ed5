/**
 * The one list of visual modes. The visual tests (packages/testing), Chromatic and the toolbar read it.
 * `globals` are the toolbar's values, `viewport` is the window in CSS pixels.
 */
export const forms = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
} as const;

export type Form = keyof typeof forms;
export type Theme = 'light' | 'dark';

export interface ModeGlobals {
  language: string;
  form: Form;
  theme: Theme;
  motion: 'full' | 'reduced';
}

export interface Mode {
  globals: ModeGlobals;
  viewport: { width: number; height: number };
  /** `dark` modes are captured only for stories with `parameters.visual.dark`. */
  dark: boolean;
}

function mode(language: string, form: Form, theme: Theme = 'light'): Mode {
  return {
    globals: { language, form, theme, motion: 'reduced' },
    viewport: forms[form],
    dark: theme === 'dark',
  };
}

export const modes = {
  'en-desktop': mode('en', 'desktop'),
  'en-mobile': mode('en', 'mobile'),
  'ar-desktop': mode('ar', 'desktop'),
  'ar-mobile': mode('ar', 'mobile'),
  'en-desktop-dark': mode('en', 'desktop', 'dark'),
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** What a story may say about its pictures, as `parameters.visual`. */
export interface VisualParameters {
  /** Also captured on the dark ground. */
  dark?: boolean;
  /** Why this story has no picture. */
  skip?: string;
  /** Only these modes; `all` takes back what the stories of the file have in common. */
  modes?: ModeName[] | 'all';
}

/** The modes a story is captured in. */
export function modesOf(visual: VisualParameters = {}): ModeName[] {
  if (visual.skip) return [];
  const names = Object.keys(modes) as ModeName[];
  if (visual.modes && visual.modes !== 'all') return names.filter((name) => visual.modes?.includes(name));
  return names.filter((name) => !modes[name].dark || visual.dark === true);
}
