/** The 4 px grid, in rem, and the sizes built on it (look/LOOK.md, Space, shape, grid). */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  40: '10rem',
  section: '8rem',
  margin: '2.5rem',
  gutter: '1.5rem',
} as const;

export const size = {
  container: '75rem',
  measure: '38rem',
  header: '4.5rem',
  control: '3rem',
  controlSm: '2.5rem',
  controlLg: '3.5rem',
  icon: '1.5rem',
  iconSm: '1.25rem',
} as const;

/** Overrides below 1200 px. */
export const narrowSpace = { section: space[24], margin: space[8], gutter: space[4] } as const;

/** Overrides in the mobile variant. */
export const mobileSpace = {
  section: space[20],
  margin: space[5],
  gutter: space[4],
  header: '3.75rem',
} as const;

/** badge, control, card, dialog. */
export const radius = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1.25rem',
  full: '999px',
} as const;

export const border = { hair: '1px', bold: '2px' } as const;

/** For popovers and dialogs. Cards have none. */
export const shadow = {
  light: {
    1: '0 1px 2px 0 rgb(10 26 47 / 0.08)',
    2: '0 2px 4px 0 rgb(10 26 47 / 0.05), 0 14px 32px -10px rgb(10 26 47 / 0.2)',
    3: '0 4px 10px 0 rgb(10 26 47 / 0.08), 0 36px 72px -20px rgb(10 26 47 / 0.38)',
  },
  dark: {
    1: '0 1px 2px 0 rgb(0 0 0 / 0.4)',
    2: '0 2px 4px 0 rgb(0 0 0 / 0.3), 0 16px 36px -10px rgb(0 0 0 / 0.6)',
    3: '0 4px 10px 0 rgb(0 0 0 / 0.3), 0 36px 72px -20px rgb(0 0 0 / 0.8)',
  },
} as const;
