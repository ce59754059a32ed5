import { media, vars } from '@tern/tokens';
import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { edgeLine } from '../Section/Section.css.ts';

const line = createVar();

export const accordion = style({
  vars: { [line]: fallbackVar(edgeLine, vars.color.line) },
  borderBlockStart: `${vars.border.hair} solid ${line}`,
});

export const item = style({
  borderBlockEnd: `${vars.border.hair} solid ${line}`,
  '@media': {
    [media.motion]: {
      selectors: {
        '&::details-content': {
          interpolateSize: 'allow-keywords',
          blockSize: 0,
          overflow: 'clip',
          transition: `block-size ${vars.motion.base} ${vars.motion.ease}, content-visibility ${vars.motion.base} allow-discrete`,
        },
        '&[open]::details-content': { blockSize: 'auto' },
      },
    },
    // Paper cannot be opened. After the motion, which would close it again.
    [media.print]: {
      selectors: {
        '&::details-content': {
          contentVisibility: 'visible',
          blockSize: 'auto',
          overflow: 'visible',
          transition: 'none',
        },
      },
    },
  },
});

export const question = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[6],
  paddingBlock: vars.space[5],
  fontSize: vars.font.size.h4,
  lineHeight: 1.4,
  fontWeight: vars.font.weight.medium,
});

/** A heading for who jumps from one to the next; it looks like the rest of its line. */
export const words = style({
  minInlineSize: 0,
  font: 'inherit',
  fontVariationSettings: 'inherit',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

export const sign = style({
  marginBlockStart: '0.125rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    [`${item}[open] > ${question} > &`]: { rotate: '45deg', color: vars.color.actionText },
  },
});

export const answer = style({
  paddingBlockEnd: vars.space[6],
  paddingInlineEnd: vars.space[12],
  color: vars.color.textMuted,
  maxInlineSize: '42rem',
  textWrap: 'pretty',
});
