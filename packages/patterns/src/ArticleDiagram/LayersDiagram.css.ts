import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  // The outermost box need not be wider than its words.
  selectors: { 'div > &': { maxInlineSize: '34rem', marginInline: 'auto' } },
});
const box = style({
  display: 'grid',
  gap: vars.space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[4],
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[3],
  '@media': { [media.mobile]: { padding: vars.space[3] } },
});
export const layer = style([box, { background: vars.color.surface }]);
/** The innermost one, which all the others carry. */
export const core = style([box, { background: vars.color.dataSoft, borderColor: vars.color.data }]);
export const label = style({ fontWeight: vars.font.weight.strong });
export const text = style({ color: vars.color.textMuted, fontSize: vars.font.size.caption });
globalStyle(`${box} > ${list}`, { marginBlockStart: vars.space[2] });
