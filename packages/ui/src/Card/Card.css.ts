import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const card = style({
  display: 'block',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  minInlineSize: 0,
});

export const padding = styleVariants({
  none: { padding: 0, overflow: 'hidden' },
  md: { padding: vars.space[6] },
  lg: { padding: vars.space[8] },
});

/** The edge turns to ink; a card never lifts. */
export const interactive = style({
  position: 'relative',
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&:hover, &:has(:focus-visible)': { borderColor: vars.color.text } },
});
