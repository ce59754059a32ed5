import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  color: vars.color.text,
  textAlign: 'start',
  breakInside: 'avoid',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = style({ display: 'grid', gap: vars.space[4], padding: vars.space[6], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textMuted,
});

export const brand = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });

export const worth = style({
  fontSize: vars.font.size.h2,
  lineHeight: vars.font.line.h2,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

/** The flight: the one coral line. */
export const line = style({ blockSize: 0, borderBlockStart: `2px dashed ${vars.color.action}` });

export const label = style({
  display: 'block',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});

export const code = style({
  display: 'block',
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  letterSpacing: '0.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const stub = style({
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  borderInlineStart: `2px dashed ${vars.color.line}`,
  '@media': {
    [media.mobile]: { borderInlineStart: 'none', borderBlockStart: `2px dashed ${vars.color.line}` },
  },
});

export const qr = style({ inlineSize: '9rem' });
