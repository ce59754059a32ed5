import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const plain = style({});

const inline = style({
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  transition: `text-decoration-thickness ${vars.motion.fast}`,
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

/** An icon beside inline text sits on the line with it. */
export const externalMark = style({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: vars.space[1],
});

const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.font.weight.strong,
  fontSize: vars.font.size.ui,
});

globalStyle(`${arrow} > svg`, {
  color: vars.color.actionText,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
});
globalStyle(`${arrow}:hover > svg`, { translate: '4px 0' });
globalStyle(`[dir="rtl"] ${arrow}:hover > svg`, { translate: '-4px 0' });

export const variants = { inline, arrow, plain };
