import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({
  position: 'relative',
  overflow: 'clip',
  background: vars.color.bgAlt,
  blockSize: '46rem',
  '@media': {
    [media.narrow]: { blockSize: '38rem' },
    [media.mobile]: { blockSize: 'auto', paddingBlock: `${vars.space[12]} 0` },
  },
});

/** Without a picture the screen is as high as its text. */
export const plain = style({ blockSize: 'auto', paddingBlock: vars.space[24] });

export const copyPlace = style({
  position: 'relative',
  zIndex: 1,
  blockSize: '100%',
  display: 'grid',
  alignItems: 'center',
  alignContent: 'center',
});

export const copy = style({
  maxInlineSize: '27rem',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
});

export const copyWide = style({ maxInlineSize: '38rem' });

export const code = style({
  fontSize: vars.font.size.h2,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.actionText,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});

export const picture = style({
  position: 'absolute',
  insetBlockStart: '1.5rem',
  insetInlineStart: 'calc(50% - 9rem)',
  inlineSize: '55rem',
  '@media': {
    [media.narrow]: { insetInlineStart: '50%', inlineSize: '44rem' },
    [media.mobile]: {
      position: 'relative',
      inset: 'auto',
      inlineSize: '100%',
      marginBlock: `${vars.space[8]} ${vars.space[6]}`,
      paddingInline: vars.space[2],
    },
  },
});
globalStyle(`${picture} > svg`, { inlineSize: '100%', blockSize: 'auto', maxInlineSize: 'none' });
