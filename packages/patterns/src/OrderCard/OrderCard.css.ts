import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;
const ring = '1rem';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
  minInlineSize: 0,
  breakInside: 'avoid',
});
/** Within another card, which has the ground and the edge. */
export const plain = style({
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: 0,
});

export const body = style({ display: 'grid', gap: vars.space[4] });

export const lines = style({ display: 'grid' });

/** A ring for each line, and the way from one to the next. */
export const line = style({
  position: 'relative',
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[3],
  fontSize: vars.font.size.ui,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'break-word',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.1875rem',
      inlineSize: ring,
      blockSize: ring,
      borderRadius: '50%',
      border: `2px solid ${vars.color.text}`,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${ring} / 2 - 1px)`,
      insetBlock: `calc(${ring} + 0.375rem) 0`,
      borderInlineStart: `2px dashed ${vars.color.lineStrong}`,
    },
  },
});
/** Money moves. */
export const pays = style({});
globalStyle(`${line}${pays}::before`, { borderColor: vars.color.action });
export const done = style({});
globalStyle(`${line}${done}::before`, { background: vars.color.text });
globalStyle(`${line}${pays}${done}::before`, { background: vars.color.action });

export const when = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });

export const stop = style({
  paddingBlockStart: vars.space[3],
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
