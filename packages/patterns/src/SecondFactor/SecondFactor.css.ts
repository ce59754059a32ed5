import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({
  display: 'grid',
  // As wide as the card: codes in columns would make it as wide as all of them.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const form = style([stack, { maxInlineSize: '25rem' }]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const key = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As high as the code from the start, so that nothing moves when it is drawn. */
export const picture = style({ inlineSize: '9rem', blockSize: '9rem' });
export const codes = style({
  display: 'grid',
  // Ten in pairs: no row is half empty.
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, max-content))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  maxInlineSize: '21rem',
  listStyle: 'none',
  padding: 0,
  fontSize: vars.font.size.lead,
  lineHeight: 1.5,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { columnGap: vars.space[3], fontSize: vars.font.size.body } },
});
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
