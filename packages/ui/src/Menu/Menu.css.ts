import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { quietGround } from '../Section/Section.css.ts';

export const menu = style({ display: 'grid', minInlineSize: '12rem', maxInlineSize: '100%' });

export const columns = styleVariants({
  1: {},
  2: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', inlineSize: '24rem' },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  minBlockSize: '2.5rem',
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
  vars: { [quietGround]: vars.color.bgAlt },
  selectors: {
    '&:hover': { background: vars.color.bgAlt },
    '&[aria-current]': { fontWeight: vars.font.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius[2] },
  },
});

export const tone = styleVariants({ default: {}, danger: { color: vars.color.danger } });
export const icon = styleVariants({ default: { color: vars.color.textMuted }, danger: {} });
export const end = style({ marginInlineStart: 'auto', color: vars.color.actionText });
export const separator = style({
  blockSize: '1px',
  background: vars.color.line,
  margin: `${vars.space[2]} ${vars.space[3]}`,
});
