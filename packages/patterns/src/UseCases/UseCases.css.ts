import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

/** The container of the grid; on phones the row runs from edge to edge of the screen. */
export const shelf = style({
  inlineSize: `min(100% - 2 * ${vars.space.margin}, ${vars.size.container})`,
  marginInline: 'auto',
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.text}`,
  '@media': {
    [media.mobile]: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      borderBlockStart: 0,
      paddingInline: vars.space.margin,
      gap: vars.space[3],
    },
  },
});

export const item = style({
  borderInlineStart: hairline,
  selectors: { '&:nth-child(3n + 1)': { borderInlineStart: 0 } },
  '@media': {
    [media.mobile]: {
      flex: '0 0 15.5rem',
      scrollSnapAlign: 'start',
      scrollMarginInlineStart: vars.space.margin,
      borderRadius: vars.radius[3],
      background: vars.color.surface,
      selectors: { '&:nth-child(n)': { border: hairline } },
    },
  },
});

export const use = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}`,
  borderBlockEnd: hairline,
  selectors: {
    [`${item}:nth-child(3n + 1) > &`]: { paddingInlineStart: 0 },
    [`${item}:nth-child(3n) > &`]: { paddingInlineEnd: 0 },
  },
  '@media': {
    [media.mobile]: {
      borderBlockEnd: 0,
      selectors: { [`${item}:nth-child(n) > &`]: { padding: vars.space[5] } },
    },
  },
});

export const picture = style({
  blockSize: '13rem',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space[6],
  '@media': { [media.mobile]: { blockSize: '8.5rem', marginBlockEnd: vars.space[4] } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.font.size.h3,
  lineHeight: 1.25,
  letterSpacing: vars.font.track.heading,
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
});
globalStyle(`${name} > svg`, {
  color: vars.color.textFaint,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle(`${use}:hover ${name} > svg`, { color: vars.color.actionText, translate: '4px 0' });
globalStyle(`[dir="rtl"] ${use}:hover ${name} > svg`, { translate: '-4px 0' });
export const what = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.small,
  marginBlockStart: vars.space[1],
});
