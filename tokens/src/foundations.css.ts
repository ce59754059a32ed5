import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import type { ColorRole } from './roles.ts';
import { light } from './roles.ts';
import { radius, size, space } from './space.ts';
import { desktop } from './type.ts';
import { vars } from './vars.css.ts';

/** The looks of the Foundations pages; nothing else uses them. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  padding: vars.space[6],
  overflowX: 'auto',
  '@media': { [media.mobile]: { gap: vars.space[5], padding: vars.space[2] } },
});
export const title = style({
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  letterSpacing: vars.font.track.heading,
  marginBlockEnd: vars.space[4],
});
export const theme = style({
  background: vars.color.bg,
  color: vars.color.text,
  padding: vars.space[6],
  borderRadius: vars.radius[3],
  border: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.mobile]: { padding: vars.space[3] } },
});
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[3],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
});
globalStyle(`${swatches} code`, { color: vars.color.textFaint, display: 'block' });
export const swatch = style({
  blockSize: '3.5rem',
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[1],
  marginBlockEnd: vars.space[1],
});
export const fill = styleVariants(light, (_value, role) => ({ background: vars.color[role as ColorRole] }));
export const table = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontWeight: vars.font.weight.text,
});
globalStyle(`${table} :is(th, td)`, {
  '@media': { [media.mobile]: { paddingInline: vars.space[1], overflowWrap: 'anywhere' } },
});
globalStyle(`${table} thead th`, { fontSize: vars.font.size.caption, color: vars.color.textFaint });

type Size = keyof typeof desktop.size;
const lines = desktop.line as Record<Size, string>;
export const sample = styleVariants(desktop.size, (_value, name) => ({
  fontSize: vars.font.size[name as Size],
  lineHeight: vars.font.line[name as keyof typeof lines],
  letterSpacing:
    name === 'hero'
      ? vars.font.track.hero
      : name === 'display' || name === 'h1'
        ? vars.font.track.display
        : name === 'h2' || name === 'h3'
          ? vars.font.track.heading
          : vars.font.track.text,
  overflowWrap: 'anywhere',
}));
export const weight = styleVariants(desktop.weight, (_value, name) => ({
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight[name as keyof typeof desktop.weight],
}));

export const rows = style({ display: 'grid', gap: vars.space[3] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem 6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
});
const bar = { blockSize: vars.space[3], maxInlineSize: '100%', background: vars.color.data } as const;
export const spaceBar = styleVariants(space, (_value, name) => ({
  ...bar,
  inlineSize: vars.space[name as keyof typeof space],
}));
export const sizeBar = styleVariants(size, (_value, name) => ({
  ...bar,
  inlineSize: vars.size[name as keyof typeof size],
}));
export const boxes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[6],
  fontSize: vars.font.size.caption,
});
const box = {
  inlineSize: '6rem',
  blockSize: '4rem',
  marginBlockEnd: vars.space[2],
  background: vars.color.surface,
} as const;
export const corner = styleVariants(radius, (_value, name) => ({
  ...box,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[name as keyof typeof radius],
}));
export const raised = styleVariants({ 1: {}, 2: {}, 3: {} }, (_value, name) => ({
  ...box,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[String(name) as '1' | '2' | '3'],
}));

export const track = style({
  position: 'relative',
  blockSize: vars.space[6],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
});
const runner = {
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineStart: 0,
  inlineSize: vars.space[4],
  blockSize: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.action,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.ease,
  selectors: { [`${track}:is(:hover, :focus) > &`]: { insetInlineStart: `calc(100% - ${vars.space[4]})` } },
} as const;
const durations = { fast: {}, base: {}, slow: {}, draw: {} };
export const runners = styleVariants(durations, (_value, name) => ({
  ...runner,
  transitionDuration: vars.motion[name as keyof typeof durations],
}));
