import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)',
  minBlockSize: '100vh',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[14],
  '@media': {
    [media.narrow]: { paddingInline: vars.space[8] },
    [media.mobile]: { paddingBlock: vars.space[5], paddingInline: vars.space.margin, minBlockSize: '100svh' },
  },
});

export const top = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const logo = style({ display: 'flex' });

export const box = style({
  inlineSize: 'min(100%, 25rem)',
  margin: 'auto',
  paddingBlock: vars.space[6],
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.mobile]: { marginBlock: `${vars.space[6]} auto` } },
});

export const foot = style({
  display: 'grid',
  gap: vars.space[3],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});
/** At the same place below every form. */
export const help = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.bgAlt,
  '@media': { [media.mobile]: { display: 'none' } },
});

/** The navy ground of a southern plate. */
export const band = style({ background: vars.color.bg });

/* The plate keeps its place in both directions: maps do not mirror. */
export const plate = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '8%',
  inlineSize: '150%',
  transform: 'translateY(-50%)',
});
export const plateBand = style({ insetInlineStart: '-20%' });
globalStyle(`${plate} > svg`, { inlineSize: '100%', maxInlineSize: 'none', blockSize: 'auto' });
