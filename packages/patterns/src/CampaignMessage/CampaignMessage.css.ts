import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  minBlockSize: '3.5rem',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  fontSize: vars.font.size.small,
});
globalStyle(`${box} strong`, { fontWeight: vars.font.weight.strong });

const edge = (inset: string) => `calc(max(${inset}, env(safe-area-inset-bottom)) + var(--bar, 0px))`;

/** In a window so low that no page would be left beside it, it is not there: a script sees that and waits. */
export const floating = style({
  position: 'fixed',
  // Below the choice about cookies and the notice about the connection.
  zIndex: 7,
  insetBlockEnd: edge(vars.space[5]),
  insetInlineEnd: vars.space[5],
  // The sentence, the time below it, and beside both the way to put it away.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlock: vars.space[4],
  maxInlineSize: `min(26rem, calc(100% - 2 * ${vars.space[5]}))`,
  boxShadow: vars.shadow[2],
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.mobile]: {
      insetBlockEnd: edge(vars.space[3]),
      insetInline: vars.space[3],
      maxInlineSize: 'none',
      paddingInline: vars.space[4],
    },
    [media.low]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

/* The end of the page can be scrolled out from below it, and what takes focus is scrolled to where it can be seen. */
const room = 'calc(7.5rem + var(--bar, 0px))';
globalStyle(`body:has(> ${floating}:not([hidden]))`, { paddingBlockEnd: room });
globalStyle(`:root:has(> body > ${floating}:not([hidden]))`, {
  vars: { '--foot': room },
  scrollPaddingBlockEnd: room,
});

/** The way to put it away stands at the edge. */
export const dismiss = style({
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
  selectors: {
    [`${floating} &`]: { gridColumn: 2, gridRow: 1, marginBlock: `calc(${vars.space[2]} * -1)` },
  },
});
