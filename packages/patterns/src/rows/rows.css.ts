import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** Rows of things the account has open: its devices, its sessions. */
export const rows = style({ listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  selectors: { '& + &': { borderBlockStart: `${vars.border.hair} solid ${vars.color.line}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: vars.space[4] } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius[2],
  background: vars.color.bgAlt,
  color: vars.color.data,
});
export const what = style({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // The button stands below: a name and what belongs to it need the width.
  '@media': { [media.mobile]: { gridColumn: '2 / -1' } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  fontWeight: vars.font.weight.strong,
  lineHeight: 1.35,
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: vars.color.textMuted,
});
/** Facts of one line, with a dot between them. */
export const part = style({
  selectors: { '& + &::before': { content: '"·"', marginInlineEnd: vars.space[2] } },
  // On a phone each has a line of its own.
  '@media': {
    [media.mobile]: { flexBasis: '100%', selectors: { '& + &::before': { content: 'none' } } },
  },
});
/** On a phone it stands below the name. */
export const when = style({
  fontSize: '0.875rem',
  color: vars.color.textMuted,
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: 2, gridRow: 2, textAlign: 'start' } },
});
export const action = style({
  minInlineSize: '5rem',
  textAlign: 'end',
  '@media': { [media.mobile]: { gridColumn: 3, gridRow: 2, marginInlineEnd: `calc(${vars.space[3]} * -1)` } },
});
