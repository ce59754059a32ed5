import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({
  background: vars.color.bg,
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  paddingBlock: `${vars.space[16]} ${vars.space[10]}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  // Laid out when it comes near; until then it counts as high as it will be, its padding aside.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 26.4rem',
  // Below a short page it stands at the lower edge: while it is still coming in, it does not grow upwards.
  minBlockSize: '20rem',
  '@media': {
    [media.narrow]: { containIntrinsicBlockSize: 'auto 34.1rem' },
    [media.mobile]: { paddingBlockStart: vars.space[12], containIntrinsicBlockSize: 'auto 36.4rem' },
  },
});

export const columns = style({
  display: 'flex',
  gap: vars.space[8],
  '@media': {
    [media.narrow]: { flexWrap: 'wrap', columnGap: vars.space[5] },
    [media.mobile]: { display: 'block' },
  },
});

export const brandColumn = style({
  flex: '1.35 1 0',
  minInlineSize: 0,
  '@media': { [media.narrow]: { flex: '1 0 100%' }, [media.mobile]: { marginBlockEnd: vars.space[8] } },
});

export const logo = style({ display: 'inline-flex' });

export const line = style({
  maxInlineSize: '14rem',
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { maxInlineSize: 'none', marginBlockStart: vars.space[3] } },
});

export const column = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const title = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.strong,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.text}`,
  marginBlockEnd: vars.space[4],
});

export const list = style({ display: 'grid', gap: vars.space[2] });

globalStyle(`${list} a`, {
  display: 'inline-block',
  color: vars.color.textMuted,
  lineHeight: 1.45,
  paddingBlock: '0.125rem',
});
globalStyle(`${list} a:hover`, {
  color: vars.color.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
});

export const folds = style({
  display: 'none',
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.mobile]: { display: 'block' } },
});

export const fold = style({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[6],
  paddingBlock: vars.space[4],
  fontSize: vars.font.size.ui,
  lineHeight: 1.4,
  fontWeight: vars.font.weight.medium,
});

export const plus = style({
  marginBlockStart: '0.125rem',
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary &': { rotate: '45deg', color: vars.color.actionText } },
});

export const foldList = style({ paddingBlockEnd: vars.space[6] });
/* Links under a thumb. */
globalStyle(`${foldList} a`, { display: 'flex', alignItems: 'center', minBlockSize: '2rem' });

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBlockStart: vars.space[14],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.textMuted,
  '@media': {
    [media.mobile]: {
      flexDirection: 'column-reverse',
      alignItems: 'flex-start',
      marginBlockStart: vars.space[8],
      paddingBlockStart: 0,
      borderBlockStart: 0,
    },
  },
});

export const baseEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  color: vars.color.text,
  '@media': {
    // Each has the inner distance of the picker, so that all begin at the edge of the text.
    [media.mobile]: { marginInlineStart: `calc(${vars.space[3]} * -1)`, columnGap: 0 },
  },
});

export const baseLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.controlSm,
  color: vars.color.textMuted,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.28em',
  '@media': { [media.mobile]: { paddingInline: vars.space[3] } },
});

export const desktopLink = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.controlSm,
      paddingInline: vars.space[3],
      color: vars.color.textMuted,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.28em',
    },
  },
});
