import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const page = style({ display: 'grid', gap: vars.space[6], maxInlineSize: '44rem', minInlineSize: 0 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const sheet = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[10],
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
  '@media': {
    [media.mobile]: { padding: vars.space[5], gap: vars.space[6] },
    [media.print]: { padding: 0, border: 0 },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
export const party = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });
export const label = style({
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});
export const address = style({ whiteSpace: 'pre-line', color: vars.color.textMuted });
