import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'sticky',
  insetBlockEnd: vars.space[6],
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
  maxInlineSize: '60rem',
  marginInline: 'auto',
  marginBlock: vars.space[6],
  padding: vars.space[6],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  '@media': {
    [media.mobile]: { insetBlockEnd: vars.space[3], marginInline: vars.space[3], padding: vars.space[5] },
    [media.print]: { display: 'none' },
  },
});
export const copy = style({ flex: '1 1 22rem', minInlineSize: 0, display: 'grid', gap: vars.space[2] });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});
