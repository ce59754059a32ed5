import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg,
  color: vars.color.text,
  overflow: 'hidden',
  // The states are of one height.
  minBlockSize: '15.5rem',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
    [media.print]: { background: 'none' },
  },
});
export const body = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'space-between',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  minInlineSize: 0,
  '@media': { [media.mobile]: { padding: vars.space[5] } },
});
export const facts = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  justifyItems: 'start',
  minBlockSize: '8.5rem',
});
export const address = style({
  marginBlockStart: vars.space[2],
  fontSize: '2.75rem',
  lineHeight: '3rem',
  letterSpacing: '-0.035em',
  fontWeight: vars.font.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: '2.125rem' } },
});
/** IPv6 has up to 39 characters. */
export const long = style({
  fontSize: '1.5rem',
  lineHeight: '1.5rem',
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: '1.25rem' } },
});
export const text = style({ color: vars.color.textMuted });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  fontWeight: vars.font.weight.strong,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
export const map = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: '7.5rem',
  background: vars.color.mapSea,
  overflow: 'hidden',
  '@media': { [media.mobile]: { blockSize: '7.5rem' }, [media.print]: { display: 'none' } },
});
export const awaitedBadge = style({
  inlineSize: '7rem',
  blockSize: '1.5rem',
  display: 'grid',
  alignItems: 'center',
});
export const awaitedAddress = style({
  inlineSize: '100%',
  marginBlockStart: vars.space[2],
  blockSize: '3rem',
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
});
export const awaitedText = style({ inlineSize: '100%' });
