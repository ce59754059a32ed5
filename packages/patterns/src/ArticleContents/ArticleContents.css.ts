import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const side = style({
  position: 'sticky',
  insetBlockStart: '7rem',
  alignSelf: 'start',
  maxBlockSize: 'calc(100vh - 9rem)',
  overflow: 'auto',
  fontSize: vars.font.size.small,
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.mobile]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const folded = style({
  display: 'none',
  borderBlock: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
  '@media': {
    [media.narrow]: { display: 'block' },
    [media.mobile]: { display: 'block' },
    [media.print]: { display: 'none' },
  },
});
export const title = style({ fontSize: vars.font.size.caption, color: vars.color.textFaint });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  fontWeight: vars.font.weight.medium,
});
export const chevron = style({ transition: `rotate ${vars.motion.base}` });
globalStyle(`details[open] > summary > ${chevron}`, { rotate: '180deg' });

export const list = style({ display: 'grid', marginBlockStart: vars.space[2], listStyle: 'none' });
globalStyle(`${folded} ${list}`, { marginBlock: `0 ${vars.space[4]}` });
export const entry = style({
  display: 'block',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  lineHeight: 1.4,
  color: vars.color.textMuted,
  borderInlineStart: `2px solid ${vars.color.line}`,
  hyphens: 'auto',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.font.weight.medium,
      borderColor: vars.color.action,
    },
  },
  '@media': { [media.mobile]: { paddingBlock: vars.space[2] } },
});
export const deeper = style({ paddingInlineStart: vars.space[6] });
