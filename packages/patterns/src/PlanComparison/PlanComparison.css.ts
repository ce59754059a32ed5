import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  marginBlockStart: vars.space[6],
  fontSize: vars.font.size.ui,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.mobile]: { display: 'block', marginBlockStart: vars.space[2] } },
});
const line = `${vars.border.hair} solid ${vars.color.line}`;
globalStyle(`${table} tbody`, { '@media': { [media.mobile]: { display: 'block' } } });
globalStyle(`${table} :is(th, td)`, {
  inlineSize: '20%',
  padding: `${vars.space[4]} ${vars.space[3]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: line,
  '@media': {
    [media.mobile]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[4],
      inlineSize: 'auto',
      padding: `${vars.space[1]} 0`,
      border: 0,
    },
  },
});
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const head = style({
  fontWeight: vars.font.weight.text,
  color: vars.color.textMuted,
  '@media': {
    // Still read: its words name the columns.
    [media.mobile]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${table} thead th`, {
  fontWeight: vars.font.weight.text,
  borderBlockEndColor: vars.color.text,
});
export const row = style({
  '@media': {
    [media.mobile]: { display: 'block', paddingBlock: vars.space[4], borderBlockEnd: line },
  },
});
export const name = style({ fontWeight: vars.font.weight.strong });
export const cell = style({
  '@media': { [media.mobile]: { textAlign: 'end' } },
});
globalStyle(`${cell} > :last-child`, { '@media': { [media.mobile]: { textAlign: 'end' } } });
export const pairLabel = style({
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { display: 'inline', textAlign: 'start' } },
});
