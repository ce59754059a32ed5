import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const letter = style({
  maxInlineSize: '42rem',
  minInlineSize: 0,
  lineHeight: 1.7,
  overflowWrap: 'break-word',
});

export const title = style({
  marginBlock: `${vars.space[8]} ${vars.space[3]}`,
  fontSize: vars.font.size.h3,
  lineHeight: 1.3,
  fontWeight: vars.font.weight.strong,
});

export const quote = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.data}`,
});

globalStyle(`${letter} > :is(p, ul, ol, blockquote) + *`, { marginBlockStart: vars.space[4] });
globalStyle(`${letter} > * + h2`, { marginBlockStart: vars.space[8] });
globalStyle(`${letter} > h2:first-child`, { marginBlockStart: 0 });
globalStyle(`${letter} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
});
globalStyle(`${letter} ul`, { listStyle: 'disc' });
globalStyle(`${letter} ol`, { listStyle: 'decimal' });
globalStyle(`${letter} strong`, { fontWeight: vars.font.weight.strong });
