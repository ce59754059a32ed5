import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const ground = style({
  background: vars.color.bgAlt,
  paddingBlock: `${vars.space[12]} ${vars.space[24]}`,
  // The footer stays out of sight while the profile is on its way.
  minBlockSize: '100svh',
  '@media': {
    [media.mobile]: { paddingBlock: `0 ${vars.space[16]}` },
    [media.print]: { padding: 0, background: 'none', minBlockSize: 'auto' },
  },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: vars.space[14],
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: vars.space[8] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = style({
  position: 'sticky',
  insetBlockStart: '6.5rem',
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.mobile]: {
      position: 'static',
      marginInline: `calc(${vars.space.margin} * -1)`,
      background: vars.color.bg,
      borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const who = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `${vars.border.hair} solid color-mix(in srgb, ${vars.color.line} 70%, ${vars.color.lineStrong})`,
  fontSize: vars.font.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const whoText = style({ minInlineSize: 0 });

export const email = style({
  display: 'block',
  fontWeight: vars.font.weight.strong,
  direction: 'ltr',
  textAlign: 'start',
  selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
});

export const plan = style({
  display: 'block',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  background: vars.color.text,
  color: vars.color.bg,
  fontWeight: vars.font.weight.strong,
});

/** As the skeleton beside it. */
export const awaited = style({ background: `color-mix(in srgb, ${vars.color.text} 8%, transparent)` });

export const list = style({
  display: 'grid',
  gap: '0.125rem',
  '@media': {
    [media.mobile]: {
      display: 'flex',
      gap: vars.space[5],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      paddingInline: vars.space.margin,
    },
  },
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  marginInline: `calc(${vars.space[3]} * -1)`,
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.ui,
  lineHeight: vars.font.line.ui,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': {
      background: `color-mix(in srgb, ${vars.color.text} 6%, transparent)`,
      color: vars.color.text,
    },
    '&:focus-visible': { borderRadius: vars.radius[2] },
    '&[aria-current]': {
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: vars.font.weight.strong,
    },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '0.75rem',
      inlineSize: '3px',
      borderRadius: '2px',
      background: vars.color.action,
    },
  },
  '@media': {
    [media.mobile]: {
      padding: 0,
      margin: 0,
      gap: vars.space[2],
      borderRadius: 0,
      borderBlockEnd: `${vars.border.bold} solid transparent`,
      whiteSpace: 'nowrap',
      fontSize: vars.font.size.small,
      selectors: {
        '&:hover': { background: 'none' },
        '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius[1] },
        '&[aria-current]': { background: 'none', borderColor: vars.color.action },
        '&[aria-current]::before': { content: 'none' },
      },
    },
  },
});

export const signOut = style({
  inlineSize: 'calc(100% + 1.5rem)',
  '@media': { [media.mobile]: { display: 'none' } },
});

export const main = style({
  minInlineSize: 0,
  display: 'grid',
  // A column of automatic size grows with a word that does not break; this one never does.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

export const head = style({ display: 'grid', gap: vars.space[2] });
/* A sheet has a heading of its own. */
globalStyle(`${head}:has(~ [data-sheet])`, { '@media': { [media.print]: { display: 'none' } } });
