import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const scroller = style({ position: 'relative', overflowX: 'auto', maxInlineSize: '100%' });

export const table = style({
  fontSize: vars.font.size.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const caption = style({
  textAlign: 'start',
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
  paddingBlockEnd: vars.space[2],
});

export const cell = style({
  padding: `${vars.space[4]} ${vars.space[3]}`,
  verticalAlign: 'middle',
  borderBlockEnd: hairline,
  fontWeight: vars.font.weight.text,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const head = style({
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.medium,
  color: vars.color.textFaint,
  paddingBlock: vars.space[3],
  borderColor: vars.color.text,
});

export const rowHead = style({ fontWeight: vars.font.weight.medium });

export const highlighted = style({ background: vars.color.bgAlt, paddingInline: vars.space[5] });

/** Inside a card without padding: the outer cells keep their distance from the edge. */
export const inset = style({});
globalStyle(`${inset} tr > :first-child`, { paddingInlineStart: vars.space[6] });
globalStyle(`${inset} tr > :last-child`, { paddingInlineEnd: vars.space[6] });
globalStyle(`${inset} :is(thead, tbody) > tr:last-child > *`, { borderBlockEnd: 0 });

/** On a phone each row becomes a small list of its own. */
export const stack = style({});
const onMobile = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [media.mobile]: rules as object } });
onMobile(`${stack}, ${stack} > tbody, ${stack} > caption`, { display: 'block' });
onMobile(`${stack} > thead`, { display: 'none' });
onMobile(`${stack} > tbody > tr`, {
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlockEnd: hairline,
});
onMobile(`${stack}${inset} > tbody > tr`, { paddingInline: vars.space[5] });
onMobile(`${stack}${inset} > tbody > tr:last-child`, { borderBlockEnd: 0 });
onMobile(`${stack} > tbody > tr > ${cell}${cell}`, {
  border: 0,
  padding: 0,
  background: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  textAlign: 'start',
});
onMobile(`${stack} > tbody > tr > th${cell}`, {
  justifyContent: 'flex-start',
  fontWeight: vars.font.weight.strong,
});

/** On its own line an empty cell is no line. */
onMobile(`${stack} > tbody > tr > ${cell}${cell}:empty`, { display: 'none' });

export const cellLabel = style({
  display: 'none',
  color: vars.color.textFaint,
  textAlign: 'start',
});
onMobile(`${stack} ${cellLabel}`, { display: 'block' });
