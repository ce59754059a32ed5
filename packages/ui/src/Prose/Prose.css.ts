import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const withContents = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 42rem)',
  gap: vars.space[14],
  alignItems: 'start',
  '@media': {
    [media.narrow]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: vars.space[8] },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

export const contents = style({
  position: 'sticky',
  insetBlockStart: '7rem',
  maxBlockSize: 'calc(100vh - 9rem)',
  overflow: 'auto',
  fontSize: vars.font.size.small,
  '@media': {
    [media.mobile]: { position: 'static', maxBlockSize: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const contentsTitle = style({ fontWeight: vars.font.weight.strong });
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
  listStyle: 'none',
});
export const entry = style({
  display: 'block',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  lineHeight: 1.4,
  color: vars.color.textMuted,
  borderInlineStart: `2px solid ${vars.color.line}`,
  selectors: { '&:hover': { color: vars.color.text, borderColor: vars.color.action } },
  '@media': { [media.mobile]: { paddingBlock: vars.space[2] } },
});

export const prose = style({
  maxInlineSize: '42rem',
  minInlineSize: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const section = style({
  scrollMarginBlockStart: '6rem',
  selectors: { '& + &': { marginBlockStart: vars.space[12] } },
});
export const title = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.h3,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  fontWeight: vars.font.weight.strong,
  selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
});

globalStyle(`${section} > :is(p, ul, ol, table) + *`, { marginBlockStart: vars.space[4] });
globalStyle(`${section} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
});
globalStyle(`${section} ul`, { listStyle: 'disc' });
globalStyle(`${section} ol`, { listStyle: 'decimal' });
globalStyle(`${section} li::marker`, { color: vars.color.data });
globalStyle(`${section} strong`, { fontWeight: vars.font.weight.strong });
globalStyle(`${section} h3`, {
  marginBlock: `${vars.space[8]} ${vars.space[2]}`,
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
});
globalStyle(`${section} p a`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
