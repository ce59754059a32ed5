import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** The workbench is read at a desk: its own scale stays put when a story switches to the mobile variant. */
export const page = style({
  boxSizing: 'border-box',
  maxInlineSize: '68rem',
  marginInline: 'auto',
  paddingInline: vars.space[8],
  paddingBlock: `${vars.space[10]} ${vars.space[24]}`,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.ui,
  lineHeight: vars.font.line.body,
  '@media': {
    [media.mobile]: { paddingInline: vars.space[4], paddingBlock: `${vars.space[6]} ${vars.space[16]}` },
  },
});
export const title = style({
  fontSize: vars.font.size.h1,
  lineHeight: vars.font.line.h1,
  letterSpacing: vars.font.track.display,
});
export const h2 = style({
  marginBlock: `${vars.space[12]} ${vars.space[4]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  letterSpacing: vars.font.track.heading,
  scrollMarginBlockStart: vars.space[4],
});
export const h3 = style({
  marginBlock: `${vars.space[8]} ${vars.space[3]}`,
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  fontWeight: vars.font.weight.strong,
  scrollMarginBlockStart: vars.space[4],
});
export const p = style({ marginBlock: vars.space[3], maxInlineSize: '44rem', color: vars.color.textMuted });
export const strong = style({ fontWeight: vars.font.weight.strong, color: vars.color.text });
export const list = style({
  marginBlock: vars.space[3],
  paddingInlineStart: vars.space[5],
  maxInlineSize: '44rem',
  color: vars.color.textMuted,
});
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);
export const item = style({
  marginBlock: vars.space[2],
  selectors: { '&::marker': { color: vars.color.textFaint } },
});
export const link = style({
  color: vars.color.actionText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.border.hair,
});
export const code = style({
  paddingInline: '0.3em',
  paddingBlock: '0.1em',
  borderRadius: vars.radius[1],
  background: vars.color.bgAlt,
  color: vars.color.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});
export const block = style({
  position: 'relative',
  marginBlock: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgAlt,
  color: vars.color.text,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.font.size.caption,
  lineHeight: 1.6,
  overflowX: 'auto',
  whiteSpace: 'pre',
  tabSize: 2,
});
