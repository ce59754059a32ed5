import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  direction: 'ltr',
  '@media': { [media.print]: { display: 'none' } },
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
const arc = { fill: 'none', stroke: vars.color.mapFlight, strokeWidth: 2.5, strokeLinecap: 'round' } as const;
export const flown = style(arc);
export const ahead = style({ ...arc, strokeDasharray: '0.1 7' });
export const frame = style({ fill: vars.color.surface, stroke: vars.color.text, strokeWidth: 1 });
export const block = style({ fill: vars.color.text });
/** Days that come before the next payment. */
export const extra = style({
  fill: 'none',
  stroke: vars.color.mapFlight,
  strokeWidth: 1.5,
  strokeDasharray: '3 3',
});
export const tick = style({ stroke: vars.color.textFaint, strokeWidth: 1 });
export const start = style({ fill: vars.color.mapFlight });
export const end = style({ fill: vars.color.surface, stroke: vars.color.mapFlight, strokeWidth: 3 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  position: 'relative',
  // Two dates have room beside each other; the present day stands below them.
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({
  unicodeBidi: 'plaintext',
  overflowWrap: 'break-word',
  selectors: { '&:nth-child(3)': { gridColumn: 3, textAlign: 'end' } },
  '@media': { [media.mobile]: { selectors: { '&:nth-child(3)': { gridColumn: 2 } } } },
});
/** Below the bird, as far as the first and the last day leave it room; on a phone in the middle. */
export const todayRow = style({
  unicodeBidi: 'plaintext',
  overflowWrap: 'break-word',
  position: 'absolute',
  inset: 0,
  display: 'flex',
  textAlign: 'center',
  '@media': {
    [media.mobile]: { position: 'static', display: 'block', order: 1, gridColumn: '1 / -1' },
  },
});
export const gone = style({
  flex: 'none',
  minInlineSize: '11em',
  maxInlineSize: 'calc(100% - 11em)',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const today = style({
  flex: 'none',
  transform: 'translateX(-50%)',
  '@media': { [media.mobile]: { transform: 'none' } },
});
export const strong = style({
  display: 'block',
  color: vars.color.text,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const free = style({ display: 'block' });
