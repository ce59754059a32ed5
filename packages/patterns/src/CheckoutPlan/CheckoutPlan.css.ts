import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const root = style({
  background: vars.color.bgAlt,
  paddingBlock: vars.space[6],
});

export const head = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const waiting = style({
  padding: vars.space[5],
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
});

export const choice = style({
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius[3],
});

/**
 * Name, price and a word to change them. On phones the price has a line of its own, where it and its discount stay beside
 * each other while the font is late.
 */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius[3],
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name change" "price price"',
      paddingInline: vars.space[4],
    },
  },
});
const area = (name: string) => ({ '@media': { [media.mobile]: { gridArea: name } } });
export const name = style([{ fontWeight: vars.font.weight.strong }, area('name')]);
export const price = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  area('price'),
]);
export const change = style([
  {
    color: vars.color.actionText,
    fontWeight: vars.font.weight.medium,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
  },
  area('change'),
]);

export const panel = style({
  display: 'grid',
  gap: vars.space[5],
  padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[5]}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
});
