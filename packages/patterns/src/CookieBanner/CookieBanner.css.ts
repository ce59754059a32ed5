import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The banner comes to a page after the page's own styles, alone: it has all of its look here, that of an outline
 * `Button` and of an inline `Link` included.
 */
const edge = (inset: string) => `calc(max(${inset}, env(safe-area-inset-bottom)) + var(--bar, 0px))`;

/** Over nothing: where a payment is entered, and where a window is so low that no page would be left beside it. */
const inFlow = {
  position: 'static',
  inlineSize: 'auto',
  maxInlineSize: '40rem',
  maxBlockSize: 'none',
  marginInline: 'auto',
  marginBlock: vars.space[6],
} as const;

export const banner = style({
  position: 'fixed',
  insetBlockEnd: edge(vars.space[5]),
  insetInlineEnd: vars.space[5],
  zIndex: 10,
  inlineSize: '21.5rem',
  maxInlineSize: `calc(100% - 2 * ${vars.space[5]})`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[5]} - var(--bar, 0px))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[5],
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  selectors: { '&[data-in-flow]': inFlow },
  '@media': {
    [media.mobile]: {
      insetBlockEnd: edge(vars.space[3]),
      insetInline: vars.space[3],
      inlineSize: 'auto',
      maxInlineSize: 'none',
      padding: vars.space[4],
      selectors: { '&[data-in-flow]': { marginInline: vars.space[3] } },
    },
    [media.low]: { ...inFlow, marginInline: vars.space[3] },
    [media.print]: { display: 'none' },
  },
});

/* The end of the page can be scrolled out from below it, and what takes focus is scrolled to where it can be seen. */
const room = 'calc(15rem + var(--bar, 0px))';
globalStyle(`body:has(> ${banner}:not([data-in-flow]))`, {
  paddingBlockEnd: room,
  '@media': { [media.low]: { paddingBlockEnd: 0 } },
});
globalStyle(`:root:has(> body > ${banner}:not([data-in-flow]))`, {
  vars: { '--foot': room },
  scrollPaddingBlockEnd: room,
  '@media': { [media.low]: { vars: { '--foot': 'var(--bar, 0px)' }, scrollPaddingBlockEnd: 0 } },
});

export const form = style({ display: 'grid', gap: vars.space[4] });
export const copy = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
});

export const text = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
export const note = style([text, { color: vars.color.text, fontWeight: vars.font.weight.medium }]);

export const more = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
});

export const action = style({
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `${vars.border.hair} solid ${vars.color.text}`,
  borderRadius: vars.radius[2],
  color: vars.color.text,
  fontSize: vars.font.size.ui,
  lineHeight: 1.25,
  fontWeight: vars.font.weight.strong,
  letterSpacing: '-0.005em',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.text, color: vars.color.bg },
    '&:focus-visible': { borderRadius: vars.radius[2] },
    ':lang(ar) &': { letterSpacing: 0 },
  },
});

/** For screen readers alone. */
export const said = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
