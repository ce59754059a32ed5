import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const progress = style({ display: 'grid', gap: vars.space[2] });

const tenths = `repeating-linear-gradient(90deg, transparent 0 calc(10% - 1px), ${vars.color.line} calc(10% - 1px) 10%)`;

export const bar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  padding: '1px',
  border: `1px solid ${vars.color.text}`,
  borderRadius: '1px',
  background: tenths,
  color: vars.color.data,
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.color.data },
    '&::-moz-progress-bar': { background: vars.color.data },
  },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
