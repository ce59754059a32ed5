import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  inlineSize: '100%',
  maxInlineSize: '34rem',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  color: vars.color.text,
  textAlign: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[6],
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textMuted,
});

export const brand = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });

export const route = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(2rem, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
});

/** The flight between the two: the one coral line. */
export const line = style({
  blockSize: 0,
  borderBlockStart: `2px dashed ${vars.color.action}`,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style({
  display: 'block',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});

export const value = style({
  display: 'block',
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

export const stub = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  borderInlineStart: `2px dashed ${vars.color.line}`,
  '@media': {
    [media.mobile]: {
      borderInlineStart: 'none',
      borderBlockStart: `2px dashed ${vars.color.line}`,
    },
  },
});

export const qr = style({ inlineSize: '9rem' });
