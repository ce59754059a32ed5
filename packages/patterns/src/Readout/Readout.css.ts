import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;
const inkline = `${vars.border.hair} solid ${vars.color.text}`;

export const readout = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 0.8fr 1.05fr 1.12fr',
  borderBlock: inkline,
  marginBlockStart: vars.space[5],
  '@media': {
    [media.narrow]: { gridTemplateColumns: '1.1fr 0.8fr 1fr' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1fr)' },
  },
});
/** Without sums: a month, and the way on. */
export const brief = style({
  gridTemplateColumns: '1.6fr 1fr',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  gap: vars.space[1],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  borderInlineStart: hairline,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': {
    [media.narrow]: {
      selectors: {
        '&:nth-child(3)': { paddingInlineEnd: 0 },
        '&:nth-child(4)': { gridColumn: '1 / -1', paddingInline: 0, border: 0, borderBlockStart: hairline },
      },
    },
    [media.mobile]: {
      paddingInline: vars.space[4],
      selectors: {
        '&:first-child, &:last-child': { gridColumn: '1 / -1', paddingInline: 0, border: 0 },
        '&:nth-child(2)': { paddingInlineStart: 0, borderInlineStart: 0, borderBlockStart: hairline },
        '&:nth-child(3)': { paddingInlineEnd: 0, borderBlockStart: hairline },
        '&:last-child': { borderBlockStart: hairline },
      },
    },
  },
});
export const label = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
/** A day is what somebody looks for. */
export const day = style([label, { color: vars.color.text, fontWeight: vars.font.weight.strong }]);
export const figure = style({ paddingBlock: vars.space[1], overflow: 'hidden' });
export const sum = style({
  fontSize: vars.font.size.h2,
  lineHeight: vars.font.line.h2,
  fontWeight: vars.font.weight.display,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const note = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});
/** The last day of the offer, below the price that it makes. */
export const offer = style({
  display: 'block',
  fontWeight: vars.font.weight.strong,
  color: vars.color.text,
});
export const go = style({ justifyContent: 'center', gap: vars.space[3] });
globalStyle(`${go} > ${note}`, { textAlign: 'center' });
