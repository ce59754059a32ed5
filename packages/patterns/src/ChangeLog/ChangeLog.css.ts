import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const entry = style({ display: 'grid', gap: vars.space[4], scrollMarginBlockStart: '6rem' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
  blockSize: 'auto',
  borderRadius: vars.radius[3],
  border: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { maxInlineSize: '100%' } },
});
