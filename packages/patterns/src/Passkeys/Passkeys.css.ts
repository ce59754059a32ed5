import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', gap: 0, listStyle: 'none', padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
});
/** Beside the buttons, which go below it where it has no room. */
export const what = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // The text of a quiet button stands at the edge, as all other text.
  marginInline: `calc(${vars.space[3]} * -1)`,
});
