import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  maxInlineSize: '100%',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.font.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
export const press = style({
  cursor: 'pointer',
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
});
export const pressed = style({
  background: vars.color.text,
  borderColor: vars.color.text,
  color: vars.color.bg,
});
export const removable = style({
  paddingInlineEnd: vars.space[1],
  '@media': { [media.mobile]: { minBlockSize: '2.75rem', paddingInlineEnd: 0 } },
});
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  color: vars.color.textMuted,
  '@media': {
    [media.mobile]: {
      inlineSize: '2.75rem',
      blockSize: '2.75rem',
      marginInlineStart: `calc(${vars.space[2]} * -1)`,
    },
  },
  selectors: {
    '&:hover': { background: vars.color.bgAlt, color: vars.color.text },
    '&:focus-visible': { borderRadius: '50%' },
  },
});
