import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.font.size.small,
  lineHeight: 1.5,
  cursor: 'pointer',
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
  selectors: { '&:has(:disabled)': { color: vars.color.textFaint, cursor: 'not-allowed' } },
});

/** The knob moves to the end of the line: to the left in Arabic. */
export const track = style({
  appearance: 'none',
  forcedColorAdjust: 'none',
  flex: 'none',
  display: 'flex',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  margin: 0,
  padding: '0.1875rem',
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.base}`,
  '::after': {
    content: '""',
    blockSize: '100%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: vars.color.bg,
  },
  '@media': {
    // The page's colours are gone: the knob and the edge are drawn in the system's.
    '(forced-colors: active)': {
      background: 'Canvas',
      boxShadow: 'inset 0 0 0 2px ButtonText',
      '::after': { background: 'ButtonText' },
      selectors: {
        '&:checked': { background: 'Highlight', boxShadow: 'none' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', boxShadow: 'inset 0 0 0 2px GrayText' },
        '&:disabled::after': { background: 'GrayText' },
        '&[aria-invalid="true"]': { outline: '2px dashed CanvasText', outlineOffset: '2px' },
        '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '2px' },
      },
    },
  },
  selectors: {
    '&:checked': { background: vars.color.action, justifyContent: 'flex-end' },
    '&:disabled': { background: vars.color.line },
    // A ring, since the ground says on or off.
    '&[aria-invalid="true"]:not(:focus-visible)': {
      outline: `${vars.border.bold} solid ${vars.color.danger}`,
      outlineOffset: '2px',
    },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
});
