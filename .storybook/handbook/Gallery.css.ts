import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { frame } from './frames.css.ts';

export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[5],
});
export const shot = style({ minInlineSize: 0 });
export const shotLink = style([frame, { display: 'block', padding: vars.space[4], color: vars.color.text }]);
export const shotFrames = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-end',
  marginBlockEnd: vars.space[3],
});
const shotBox = style({
  display: 'block',
  overflow: 'hidden',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  background: vars.color.bg,
});
export const shotFrame = styleVariants({
  desktop: [shotBox, { inlineSize: '252px', blockSize: '158px' }],
  mobile: [shotBox, { inlineSize: '68px', blockSize: '148px' }],
});
export const shotPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
