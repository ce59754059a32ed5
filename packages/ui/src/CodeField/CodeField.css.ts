import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** The boxes are a drawing; the field above them takes every key, press, paste and filled-in code. */
export const code = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  inlineSize: '100%',
  maxInlineSize: '25rem',
  direction: 'ltr',
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  cursor: 'text',
  // Below 16 px an iPhone zooms in.
  fontSize: vars.font.size.ui,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const box = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.lead,
  lineHeight: 1.2,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    [`${input}:hover ~ &`]: { borderColor: vars.color.text },
    [`${input}[aria-invalid="true"] ~ &`]: {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    [`${input}:disabled ~ &`]: {
      background: vars.color.bgAlt,
      borderColor: vars.color.line,
      color: vars.color.textFaint,
    },
    [`${input}:autofill ~ &`]: { background: vars.color.dataSoft },
    [`${input}:focus-visible ~ &[data-active]`]: {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
  },
});

export const valid = style({
  selectors: { [`&, ${input}:hover ~ &`]: { borderColor: vars.color.success } },
});

/** A little air in the middle: a long code is read in two halves. */
export const half = style({ marginInlineStart: vars.space[2] });

/** Where the next digit goes. */
export const caret = style({
  inlineSize: '1px',
  blockSize: '1.25rem',
  background: vars.color.text,
  visibility: 'hidden',
  selectors: { [`${input}:focus-visible ~ ${box}[data-active] &`]: { visibility: 'visible' } },
});
