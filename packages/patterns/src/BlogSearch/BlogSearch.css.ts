import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
export const field = style({ maxInlineSize: '40rem' });
/** Its line is there before its words: nothing moves when they come. */
export const status = style({
  minBlockSize: '1.5em',
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
export const results = style({ display: 'grid', gap: vars.space[10] });
globalStyle(`${results}[aria-busy="true"]`, { opacity: 0.6 });
export const suggestions = style({ display: 'grid', gap: vars.space[8] });
export const rowTitle = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.caption,
  color: vars.color.textFaint,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], listStyle: 'none' });
export const chip = style({
  display: 'block',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[2],
  background: vars.color.surface,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { borderRadius: vars.radius[2] },
  },
  '@media': { [media.mobile]: { paddingBlock: vars.space[3] } },
});
