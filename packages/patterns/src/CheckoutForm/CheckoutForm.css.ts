import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ position: 'relative' });

/** Goes on with the ground of the head above it. */
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

export const fields = style({
  display: 'grid',
  gap: vars.space[6],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gap: vars.space[6] } },
});

/** The sum and the button stay in view beside a long form. */
export const summary = style({
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
  '@media': { [media.mobile]: { position: 'static' }, [media.low]: { position: 'static' } },
});

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

export const guarantee = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
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
