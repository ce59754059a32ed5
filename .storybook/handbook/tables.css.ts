import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { code } from './prose.css.ts';

/* Tables scroll in their own frame. */
export const tableFrame = style({
  marginBlock: vars.space[4],
  overflowX: 'auto',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
});
export const table = style({ inlineSize: '100%', fontSize: vars.font.size.small });
globalStyle(`${table} :is(th, td)`, {
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} tr:last-child > :is(th, td)`, { borderBlockEnd: 0 });
globalStyle(`${table} thead tr:last-child > th`, {
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  color: vars.color.textFaint,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.medium,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.font.weight.strong });
/* Below 750 px each row is a block: name first, the rest under it. */
export const stacks = style({});
globalStyle(`${stacks} thead`, {
  '@media': { [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
globalStyle(`${stacks} :is(tr, th, td)`, {
  '@media': { [media.mobile]: { display: 'block', inlineSize: '100%' } },
});
globalStyle(`${stacks} :is(th, td)`, {
  '@media': { [media.mobile]: { border: 0, paddingBlock: vars.space[1] } },
});
globalStyle(`${stacks} tbody tr`, {
  '@media': {
    [media.mobile]: {
      paddingBlock: vars.space[2],
      borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
    },
  },
});
globalStyle(`${stacks} td:empty`, { '@media': { [media.mobile]: { display: 'none' } } });
export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const key = style({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  paddingInline: vars.space[2],
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.font.size.caption,
  lineHeight: 1.6,
  textAlign: 'center',
});
export const type = style([code, { background: 'none', padding: 0, color: vars.color.data }]);
export const required = style({
  color: vars.color.textFaint,
  fontSize: vars.font.size.caption,
  fontWeight: 400,
});
