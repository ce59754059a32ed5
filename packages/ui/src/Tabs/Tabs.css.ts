import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  gap: vars.space[6],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  flex: 'none',
  paddingBlock: vars.space[3],
  paddingInline: '0.125rem',
  minInlineSize: '1.5rem',
  fontSize: vars.font.size.ui,
  lineHeight: vars.font.line.ui,
  fontWeight: vars.font.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  borderBlockEnd: `${vars.border.bold} solid transparent`,
  '@media': {
    // Transparent borders are drawn there.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': { color: vars.color.text, borderColor: vars.color.action },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const panel = style({
  paddingBlockStart: vars.space[6],
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});
