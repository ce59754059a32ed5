import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: vars.space[20],
  alignItems: 'center',
  '@media': {
    [media.belowWide]: { gap: vars.space[10] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] },
  },
});
export const copy = style({});
globalStyle(`${copy} > * + *`, { marginBlockStart: vars.space[6] });
export const more = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const ledger = style({
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
  padding: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[4]} ${vars.space[5]}` } },
});
export const table = style({ fontSize: vars.font.size.caption });
export const head = style({
  fontWeight: vars.font.weight.medium,
  color: vars.color.textFaint,
  textAlign: 'start',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.text}`,
  selectors: {
    '& + &': { borderInlineStart: hairline },
    '&:first-child': { paddingInlineStart: 0 },
  },
});
export const cell = style({
  blockSize: '2.75rem',
  borderBlockEnd: hairline,
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@media': { [media.mobile]: { blockSize: '2.25rem' } },
});
export const foot = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
});
export const zero = style({
  fontSize: '2.25rem',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  fontWeight: vars.font.weight.display,
  color: vars.color.text,
});
