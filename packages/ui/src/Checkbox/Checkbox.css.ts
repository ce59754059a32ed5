import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

export const check = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  fontSize: vars.font.size.small,
  lineHeight: 1.5,
  cursor: 'pointer',
  // One line is 44 px high for a finger; more lines are higher anyway.
  '@media': { [media.mobile]: { paddingBlock: `calc((2.75rem - 1.5 * ${vars.font.size.small}) / 2)` } },
  selectors: { '&:has(:disabled)': { color: vars.color.textFaint, cursor: 'not-allowed' } },
});

/** Shared by checkboxes and radio buttons. High-contrast modes keep our drawing of the mark, in the system's colours. */
export const input = style({
  appearance: 'none',
  forcedColorAdjust: 'none',
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.0625rem',
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  borderRadius: vars.radius[1],
  cursor: 'inherit',
  transition: `border-color ${vars.motion.fast}`,
  '@media': {
    '(forced-colors: active)': {
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '&:hover': { borderColor: 'Highlight' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled:checked::after': { background: 'GrayText' },
        '&[aria-invalid="true"]': {
          borderColor: 'CanvasText',
          boxShadow: 'inset 0 0 0 1px CanvasText',
        },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    // A target has 24 px at least (WCAG 2.5.8): presses around the mark are its own.
    '&::before': { content: '""', position: 'absolute', inset: '-0.25rem' },
    '&:checked': { background: vars.color.text, borderColor: vars.color.text },
    '&:checked::after': { content: '""', background: vars.color.bg },
    '&:disabled': { background: vars.color.bgAlt, borderColor: vars.color.line },
    '&:disabled:checked::after': { background: vars.color.textFaint },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

export const box = style({
  selectors: {
    '&:checked::after': {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      clipPath: 'polygon(14% 47%, 0 62%, 40% 100%, 100% 24%, 86% 10%, 40% 70%)',
    },
  },
});

export const dot = style({
  borderRadius: '50%',
  selectors: {
    '&:focus-visible': { borderRadius: '50%' },
    '&:checked::after': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: '50%' },
  },
});
