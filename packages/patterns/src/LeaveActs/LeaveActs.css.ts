import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const stack = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const group = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  alignItems: 'center',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      paddingInline: vars.space[5],
    },
  },
});
export const name = style({ fontWeight: vars.font.weight.medium });
export const muted = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});

export const caption = style([muted, { fontVariantNumeric: 'tabular-nums lining-nums' }]);
export const stamp = style({
  fontSize: vars.font.size.lead,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** On a phone as wide as the card, so that the words of the second button do not begin beside an edge of their own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.mobile]: { display: 'grid' } },
});

globalStyle(`${rows} p`, { textWrap: 'pretty' });

export const reason = style([group, { marginBlockStart: vars.space[4] }]);
/** Below each other: in a row they would break wherever it ends. */
export const reasons = style({});
globalStyle(`${reasons} > div`, { flexDirection: 'column' });

export const opener = style({ cursor: 'pointer', textDecoration: 'underline', inlineSize: 'fit-content' });

/** On paper stands the receipt alone. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
