import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The menus of the header. A stylesheet of its own, because none of it is visible when a page arrives. */
export const mega = style({
  maxBlockSize: `calc(100vh - ${vars.size.header})`,
  overflowY: 'auto',
});

export const megaColumns = style({
  display: 'flex',
  gap: vars.space[10],
  paddingBlock: vars.space[10],
});

export const megaColumn = style({ flex: '1 1 0', minInlineSize: 0 });
export const megaColumnNarrow = style({ flexGrow: 0.9 });
export const megaColumnWide = style({ flexGrow: 1.85 });

export const megaTitle = style({
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
  marginBlockEnd: vars.space[3],
  fontWeight: vars.font.weight.medium,
});

export const megaList = style({ display: 'grid', gap: '0.125rem' });
export const megaListDouble = style({ gridTemplateColumns: '1fr 1fr', columnGap: vars.space[4] });

export const megaLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  marginInlineStart: `calc(${vars.space[2]} * -1)`,
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.small,
  lineHeight: 1.4,
  selectors: { '&:hover': { background: vars.color.bgAlt } },
});

export const linkGlyph = style({ color: vars.color.data });

export const card = style({
  flex: '0 0 16rem',
  borderRadius: vars.radius[3],
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space[5],
  gap: vars.space[2],
  background: vars.color.bgAlt,
});

export const cardTitle = style({
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  letterSpacing: vars.font.track.heading,
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
});

export const cardText = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});

export const cardPicture = style({ display: 'block', marginBlock: vars.space[3] });

export const cardLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: 'auto',
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.strong,
});

export const cardArrow = style({ color: vars.color.actionText });

/* The drawer: a popover, so that it opens, closes on Escape and gives the focus back without a script. */
export const sheet = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.bg,
  color: vars.color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.color.scrim },
  },
  '@media': {
    [media.narrow]: {
      insetInlineStart: 'auto',
      inlineSize: '26rem',
      boxShadow: vars.shadow[3],
    },
  },
});

globalStyle(`:root:has(${sheet}:popover-open)`, { overflow: 'hidden' });
/* Full screen: what lies behind must not take the focus, the header around the drawer included. */
globalStyle(`:root:has(${sheet}:popover-open) :is([data-shell], header)`, {
  '@media': { [media.mobile]: { visibility: 'hidden' } },
});
globalStyle(`:root ${sheet}:popover-open`, { visibility: 'visible' });

export const sheetBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  flex: 'none',
  background: vars.color.bg,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});

export const sheetBarInner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.size.header,
});

export const sheetClose = style({ marginInlineEnd: '-0.125rem' });

export const sheetGroup = style({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}` });

const sheetRow = {
  paddingBlock: vars.space[4],
  fontSize: vars.font.size.h3,
  lineHeight: 1.4,
  fontWeight: vars.font.weight.medium,
} as const;

export const sheetSummary = style({
  ...sheetRow,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[6],
});

export const sheetPlus = style({
  color: vars.color.textMuted,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    'details[open] > summary &': { rotate: '45deg', color: vars.color.actionText },
  },
});

export const sheetList = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlockEnd: vars.space[5],
});

export const sheetListLink = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontSize: vars.font.size.small,
});

export const sheetLink = style({
  ...sheetRow,
  display: 'block',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});

export const sheetFoot = style({
  marginBlockStart: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  display: 'grid',
  gap: vars.space[4],
});

export const sheetFootRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[2],
  marginInline: `calc(${vars.space[3]} * -1)`,
});
