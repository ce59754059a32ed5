import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const mark = vars.space[8];

export const course = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  paddingInlineStart: mark,
  listStyle: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: '0.4rem 0',
    inlineSize: '8px',
    border: `1px solid ${vars.color.text}`,
    backgroundImage: `repeating-linear-gradient(180deg, ${vars.color.text} 0 24px, transparent 24px 48px)`,
  },
});

export const update = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(-1 * ${mark} - 3px)`,
    insetBlockStart: '0.4rem',
    inlineSize: '14px',
    blockSize: '14px',
    borderRadius: '50%',
    background: vars.color.bg,
    border: `3px solid ${vars.color.text}`,
  },
});
export const resolved = style({ '::before': { borderColor: vars.color.success } });

export const time = style({
  display: 'block',
  fontSize: vars.font.size.caption,
  color: vars.color.textMuted,
});
export const kind = style({ fontWeight: vars.font.weight.strong });
export const text = style({
  margin: 0,
  maxInlineSize: '44rem',
  fontSize: vars.font.size.small,
  lineHeight: '1.55',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
