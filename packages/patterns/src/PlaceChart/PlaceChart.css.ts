import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const come = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Beside the disc; on a phone the foot of the strip. */
export const status = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  insetBlockStart: 'calc(100% - 9rem)',
  inlineSize: '20.5rem',
  maxInlineSize: '100%',
  '@media': {
    [media.narrow]: { inlineSize: '16rem' },
    [media.mobile]: {
      insetBlock: 'auto 6px',
      inlineSize: 'auto',
      insetInline: 0,
    },
    print: { display: 'none' },
  },
});
export const card = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${vars.space[6]}`,
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  '@media': {
    [media.motion]: { animation: `${come} ${vars.motion.slow} ${vars.motion.ease} 300ms backwards` },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space[3],
      rowGap: 0,
      alignItems: 'center',
      padding: `${vars.space[1]} ${vars.space.margin}`,
      borderInline: 0,
      borderBlockEnd: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
export const name = style({
  fontSize: vars.font.size.h3,
  fontWeight: vars.font.weight.display,
  lineHeight: 1.25,
  '@media': { [media.mobile]: { fontSize: vars.font.size.body, fontWeight: vars.font.weight.strong } },
});
export const facts = style({
  display: 'grid',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.mobile]: {
      gridRow: 2,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[3],
      fontSize: vars.font.size.caption,
      color: vars.color.textMuted,
    },
  },
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  fontSize: vars.font.size.small,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.mobile]: { padding: 0, border: 0, fontSize: 'inherit' } },
});
/** On a phone the values stand alone: their units say what they are. */
export const term = style({
  color: vars.color.textMuted,
  '@media': {
    [media.mobile]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const value = style({
  fontWeight: vars.font.weight.medium,
  '@media': { [media.mobile]: { fontWeight: 'inherit' } },
});
export const open = style({
  '@media': { [media.mobile]: { gridColumn: 2, gridRow: '1 / span 2', whiteSpace: 'nowrap' } },
});
export const hint = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[3]})`,
  insetInline: '0 6.5rem',
  textAlign: 'center',
  fontSize: vars.font.size.caption,
  color: vars.color.textMuted,
  '@media': { [media.narrow]: { insetInline: '0 9rem' }, [media.mobile]: { display: 'none' } },
});
