import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textMuted,
  // Three names, the longest in German, stay on one line of a phone.
  '@media': { [media.mobile]: { columnGap: vars.space[1] } },
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.mobile]: { columnGap: vars.space[1] } },
});

export const link = style({
  paddingBlock: vars.space[1],
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const current = style({ color: vars.color.text, fontWeight: vars.font.weight.medium });

export const separator = style({
  selectors: {
    [`${crumb} > &`]: { inlineSize: '0.875rem', blockSize: '0.875rem', color: vars.color.textFaint },
  },
});
