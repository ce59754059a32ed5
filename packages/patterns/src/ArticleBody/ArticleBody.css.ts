import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hair} solid ${vars.color.line}`;

export const prose = style({
  maxInlineSize: '42rem',
  minInlineSize: 0,
  fontSize: '1.125rem',
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  '@media': { [media.mobile]: { fontSize: vars.font.size.body } },
});
globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space[8] });
export const html = style({});
globalStyle(`${html} + ${html}`, { marginBlockStart: vars.space[5] });
globalStyle(`${html} > * + *`, { marginBlockStart: vars.space[5] });
/** The lead of the article. */
globalStyle(`${prose} > ${html}:first-child > p:first-child`, {
  fontSize: '1.3125rem',
  lineHeight: 1.55,
  '@media': { [media.mobile]: { fontSize: '1.1875rem' } },
});

/** The line of a heading: the heading itself, and the link to it after its last word. */
const heading = style({
  letterSpacing: vars.font.track.heading,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  breakAfter: 'avoid',
});
export const section = style([heading, { fontSize: vars.font.size.h2, lineHeight: vars.font.line.h2 }]);
export const subsection = style([heading, { fontSize: vars.font.size.h3, lineHeight: vars.font.line.h3 }]);
globalStyle(`${heading} > :is(h2, h3)`, {
  display: 'inline',
  fontSize: 'inherit',
  scrollMarginBlockStart: '6.5rem',
});
globalStyle(`${html} > * + ${section}`, { marginBlockStart: vars.space[14] });
globalStyle(`${html} > * + ${subsection}`, { marginBlockStart: vars.space[10] });
globalStyle(`${prose} > * + ${html}:has(> ${section}:first-child)`, { marginBlockStart: vars.space[14] });
globalStyle(`${html} > ${heading} + *`, { marginBlockStart: vars.space[3] });
/** Copies the address of its section; seen when the heading is pointed at or it has the focus. */
export const anchor = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5em',
  blockSize: '1em',
  verticalAlign: '-0.1em',
  color: vars.color.textFaint,
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
  '@media': {
    '(hover: none)': { opacity: 1 },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`${anchor} > svg`, {
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});
globalStyle(`${heading}:hover > ${anchor}, ${anchor}:focus-visible`, { opacity: 1 });
globalStyle(`${anchor}[data-copied]`, { opacity: 1, color: vars.color.success });

globalStyle(`${html} :is(p, li, td, th) a`, {
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.action,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
});
globalStyle(`${html} :is(p, li, td, th) a:hover`, { textDecorationThickness: '3px' });
globalStyle(`${html} strong`, { fontWeight: vars.font.weight.strong });
globalStyle(`${html} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[8],
});
globalStyle(`${html} ul`, { listStyle: 'disc' });
globalStyle(`${html} ol`, { listStyle: 'decimal' });
globalStyle(`${html} li::marker`, {
  color: vars.color.data,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${html} li > :is(ul, ol, p + p)`, { marginBlockStart: vars.space[2] });

globalStyle(`${html} > blockquote`, {
  marginBlock: `${vars.space[10]} !important`,
  paddingInlineStart: vars.space[6],
  borderInlineStart: `3px solid ${vars.color.action}`,
  fontSize: vars.font.size.h3,
  lineHeight: 1.35,
  fontWeight: vars.font.weight.medium,
  textWrap: 'balance',
});

globalStyle(`${html} code`, {
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});
globalStyle(`${html} :not(pre) > code`, {
  padding: '0.0625rem 0.25rem',
  borderRadius: vars.radius[1],
  background: vars.color.bgAlt,
});
globalStyle(`${html} > pre`, {
  padding: vars.space[5],
  overflowX: 'auto',
  borderRadius: vars.radius[3],
  background: vars.color.bgAlt,
  lineHeight: 1.5,
  direction: 'ltr',
  textAlign: 'start',
});
globalStyle(`${html} img`, { blockSize: 'auto', borderRadius: vars.radius[3] });
globalStyle(`${html} figcaption`, {
  marginBlockStart: vars.space[3],
  fontSize: vars.font.size.caption,
  color: vars.color.textFaint,
});
globalStyle(`${html} sup > a`, { paddingInline: '0.125rem' });

const shade = `color-mix(in srgb, ${vars.color.text} 14%, transparent)`;
const clear = `color-mix(in srgb, ${vars.color.bg} 0%, transparent)`;
/**
 * A table that is wider than the page scrolls by itself. A shade at an edge says that there is more beyond it: the two
 * covers scroll along with the table and hide the shade of an edge that is reached.
 */
export const table = style({
  marginBlock: vars.space[8],
  overflowX: 'auto',
  maxInlineSize: '100%',
  backgroundColor: vars.color.bg,
  backgroundImage: [
    `linear-gradient(90deg, ${vars.color.bg} 50%, ${clear})`,
    `linear-gradient(270deg, ${vars.color.bg} 50%, ${clear})`,
    `linear-gradient(90deg, ${shade}, transparent)`,
    `linear-gradient(270deg, ${shade}, transparent)`,
  ].join(', '),
  backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '2rem 100%, 2rem 100%, 0.75rem 100%, 0.75rem 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
  '@media': { [media.print]: { backgroundImage: 'none' } },
});
/** A wide table takes the focus: its ring lies within the frame, which would cut it. */
globalStyle(`${table} > table:focus-visible`, { outlineOffset: '-2px' });
globalStyle(`${table} > table`, { fontSize: vars.font.size.small, lineHeight: 1.5 });
globalStyle(`${table} :is(th, td)`, {
  minInlineSize: '6.5rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0, fontWeight: vars.font.weight.medium });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead :is(th, td)`, {
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.medium,
  color: vars.color.textFaint,
  borderColor: vars.color.text,
  verticalAlign: 'bottom',
});

export const note = style({
  padding: `${vars.space[5]} ${vars.space[6]}`,
  border: `${vars.border.hair} solid ${vars.color.data}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface,
  fontSize: vars.font.size.body,
  lineHeight: 1.6,
  breakInside: 'avoid',
  '@media': { [media.mobile]: { padding: vars.space[4] } },
});
export const noteTitle = style({ marginBlockEnd: vars.space[1], fontWeight: vars.font.weight.strong });
globalStyle(`${note} ${html} > * + *`, { marginBlockStart: vars.space[3] });

/** On paper a link says where it leads. */
globalStyle(`${html} a[href^="http"]::after`, {
  '@media': {
    [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' },
  },
});
