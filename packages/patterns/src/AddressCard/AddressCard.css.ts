import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

/** `.ip` */
export const map = style({
  position: 'relative',
  blockSize: '21rem',
  background: vars.color.mapSea,
  borderBlockEnd: hairline,
  overflow: 'hidden',
  '@media': { [media.mobile]: { blockSize: '13rem' } },
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  padding: vars.space[8],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[5] },
  },
});
export const main = style({ display: 'grid', gap: vars.space[3], alignContent: 'start', minInlineSize: 0 });
export const address = style({
  fontSize: '3rem',
  lineHeight: 1,
  letterSpacing: '-0.045em',
  fontWeight: vars.font.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: '2.5rem' } },
});
/** Nothing comes where no script runs. */
export const waiting = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** IPv6 has up to 39 characters. */
export const long = style({
  fontSize: '1.75rem',
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: '1.375rem' } },
});
export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const form = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[2] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const problem = style({ color: vars.color.danger, fontSize: vars.font.size.small });
export const country = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
