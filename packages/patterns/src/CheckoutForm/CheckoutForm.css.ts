import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative' });

export const ground = style({
  background: vars.color.bgAlt,
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  '@media': { [media.mobile]: { paddingBlock: `${vars.space[6]} ${vars.space[10]}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gap: vars.space[8] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
  },
});

const stack = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
export const fields = stack;

/** On small screens the columns are one, with the order before the fields. */
const opened = { '@media': { [media.mobile]: { display: 'contents' } } } as const;
export const entries = style([stack, opened]);
export const choice = style({ minInlineSize: 0, '@media': { [media.mobile]: { order: -2 } } });
export const order = style({ minInlineSize: 0, '@media': { [media.mobile]: { order: -1 } } });

/** The order and the button stay in view beside a long form. */
export const summary = style([
  stack,
  {
    gap: vars.space[4],
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
    '@media': { [media.low]: { position: 'static' } },
  },
  opened,
]);

export const notice = style({ borderRadius: vars.radius[3] });

export const newPrice = style({ fontWeight: vars.font.weight.strong });

/** The bar at the bottom carries the button on small screens. */
export const submit = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const fine = style({
  display: 'grid',
  gap: vars.space[2],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
  textAlign: 'center',
});

export const test = style({ color: vars.color.data, fontWeight: vars.font.weight.medium });

/** The words begin where the fields above them do: the quiet button has its own room around them. */
export const codeAsk = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})` });

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
});

/** Beside the box of the field: below its label, which is one line of interface text with its gap. */
export const codeButton = style({
  paddingBlockStart: `calc(${vars.font.line.ui} * ${vars.font.size.ui} + ${vars.space[2]})`,
});
