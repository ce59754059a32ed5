/** Type scales. Sizes in rem, line heights unitless, tracking in em (look/LOOK.md, Type). */
export const desktop = {
  family:
    '"Geologica Variable", "IBM Plex Sans Arabic", "Stand-in", "Stand-in Open", "Stand-in Naskh", "Stand-in Arabic", system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  weight: {
    text: '340',
    medium: '440',
    strong: '540',
    display: '470',
  },
  sharp: {
    text: '0',
    display: '100',
  },
  size: {
    hero: '5.5rem',
    display: '3.75rem',
    h1: '3rem',
    h2: '2.25rem',
    h3: '1.5rem',
    h4: '1.1875rem',
    lead: '1.25rem',
    body: '1.0625rem',
    ui: '1rem',
    small: '0.9375rem',
    caption: '0.8125rem',
  },
  line: {
    hero: '0.98',
    display: '1.04',
    h1: '1.08',
    h2: '1.14',
    h3: '1.28',
    h4: '1.36',
    lead: '1.5',
    body: '1.6',
    ui: '1.4',
    small: '1.5',
    caption: '1.45',
  },
  track: {
    hero: '-0.046em',
    display: '-0.036em',
    heading: '-0.024em',
    text: '0em',
    label: '0.01em',
  },
} as const;

export const narrow = {
  size: {
    hero: '4rem',
    display: '2.875rem',
    h1: '2.5rem',
    h2: '2rem',
    h3: '1.375rem',
  },
} as const;

export const mobile = {
  size: {
    hero: '2.875rem',
    display: '2.25rem',
    h1: '2rem',
    h2: '1.6875rem',
    h3: '1.3125rem',
    h4: '1.125rem',
    lead: '1.125rem',
    body: '1rem',
  },
  line: {
    hero: '1.02',
    display: '1.08',
    h1: '1.1',
    h2: '1.16',
    h3: '1.28',
  },
  track: {
    hero: '-0.04em',
    display: '-0.03em',
  },
} as const;

export const arabic = {
  weight: {
    display: '600',
    strong: '600',
    medium: '600',
    text: '400',
  },
  track: {
    hero: '0em',
    display: '0em',
    heading: '0em',
  },
  line: {
    hero: '1.2',
    display: '1.28',
    h1: '1.3',
    h2: '1.36',
    h3: '1.45',
    body: '1.8',
    lead: '1.75',
    small: '1.7',
  },
} as const;

export const japanese = {
  /** One name for each system that is in use: to look for one that is missing takes the layout of a page 1 ms. */
  family:
    '"Geologica Variable", "Stand-in", "Stand-in Open", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif',
  weight: {
    display: '600',
    strong: '600',
  },
  size: {
    hero: '4rem',
    display: '3rem',
    h1: '2.625rem',
  },
  track: {
    hero: '0em',
    display: '0em',
    heading: '0em',
  },
  line: {
    hero: '1.2',
    display: '1.28',
    h1: '1.3',
    h2: '1.36',
    h3: '1.5',
    body: '1.8',
  },
} as const;

/** Full-width letters: a size at which the longest word of a headline still fits on a line. */
export const japaneseNarrow = { size: { hero: '3rem', display: '2.5rem', h1: '2.25rem' } } as const;
export const japaneseMobile = { size: { hero: '2.5rem', display: '2.125rem', h1: '1.875rem' } } as const;
