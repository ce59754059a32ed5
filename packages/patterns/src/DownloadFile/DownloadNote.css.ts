import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  paddingBlockStart: vars.space[3],
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
/** Longer than anybody stays: what a press has shown is not hidden again. */
const kept = 'visibility 0s 999999s, max-block-size 0s 999999s !important';
/** Before the page is alive a press on the file's link is known to the styles alone. */
export const untilAlive = style({
  visibility: 'hidden',
  maxBlockSize: 0,
  overflow: 'hidden',
  transition: kept,
  selectors: {
    '[data-download]:has(a[data-file]:active) &': {
      visibility: 'visible',
      maxBlockSize: '20rem',
      transition: 'none !important',
    },
  },
});
