import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr) 9.5rem',
  gap: vars.space[6],
  alignItems: 'center',
  minBlockSize: '3.5rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: '10rem minmax(0, 1fr) 8rem', gap: vars.space[4] },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      paddingBlock: vars.space[4],
    },
  },
});

export const name = style({
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.medium,
  lineHeight: '1.3',
});

/** Time runs from left to right in every language, as on a chart. */
export const days = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '24px',
  direction: 'ltr',
  '@media': { [media.mobile]: { gridRow: '2', gridColumn: '1 / -1' } },
});

const forced = { '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } };
export const block = styleVariants({
  up: { fill: vars.color.text, ...forced },
  limited: { fill: vars.color.data, ...forced },
  down: { fill: vars.color.danger, ...forced },
  unknown: { fill: vars.color.lineStrong, ...forced },
});

export const state = style({ textAlign: 'end', fontSize: vars.font.size.small, lineHeight: '1.35' });
export const word = style({
  display: 'inline-flex',
  gap: vars.space[1],
  alignItems: 'center',
  fontWeight: vars.font.weight.medium,
});
export const tone = styleVariants({
  up: { color: vars.color.success },
  limited: { color: vars.color.data },
  down: { color: vars.color.danger },
  unknown: { color: vars.color.textMuted },
});
export const minutes = style({
  display: 'block',
  fontSize: vars.font.size.caption,
  color: vars.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});
