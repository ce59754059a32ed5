import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { map } from './AppScreen.css.ts';
import { hairline, line } from './appLines.ts';

const ground = { background: vars.color.bg, overflow: 'hidden' } as const;

/** Metal, on paper and in the dark. */
const bezel = vars.color.lineStrong;
const framed = {
  ...ground,
  display: 'flex',
  border: `0.5em solid ${bezel}`,
  boxShadow: `0 0 0 1px ${vars.color.textMuted}, ${vars.shadow[3]}`,
} as const;

// phones
export const phone = style({
  ...framed,
  flexDirection: 'column',
  blockSize: '38em',
  borderRadius: '3em',
});
export const status = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  padding: '0.8em 1.5em 0.4em',
  fontSize: '0.9em',
  fontWeight: vars.font.weight.strong,
});
export const statusIcon = style({ justifySelf: 'end' });
const lens = { background: bezel, borderRadius: vars.radius.full } as const;
export const notch = style({ ...lens, inlineSize: '5.4em', blockSize: '1.5em' });
export const camera = style({ ...lens, inlineSize: '0.8em', blockSize: '0.8em' });
export const home = style({
  flex: 'none',
  inlineSize: '7em',
  blockSize: '0.3em',
  margin: '0.4em auto 0.5em',
  borderRadius: vars.radius.full,
  background: vars.color.text,
});

// desktops and browsers
export const desk = style({
  position: 'relative',
  blockSize: '37em',
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius[3],
  background: vars.color.line,
});
export const wallpaper = style({ position: 'absolute', inset: 0, opacity: 0.3 });
export const appWindow = style({
  ...ground,
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  insetInlineEnd: '1.6em',
  inlineSize: '20em',
  maxInlineSize: 'calc(100% - 3.2em)',
  blockSize: '32.4em',
  border: hairline,
  borderRadius: '0.6em',
  boxShadow: vars.shadow[3],
});
globalStyle(`${appWindow} ${map}`, { blockSize: '9.6em' });
export const aboveBar = style({ insetBlockEnd: '3.2em' });
export const belowBar = style({ insetBlockStart: '2.9em' });
const bar = {
  ...line,
  position: 'absolute',
  insetInline: 0,
  paddingInline: '1em',
  background: vars.color.surface,
} as const;
export const taskBar = style({ ...bar, insetBlockEnd: 0, blockSize: '2.4em', borderBlockStart: hairline });
export const menuBar = style({ ...bar, insetBlockStart: 0, blockSize: '2.3em', borderBlockEnd: hairline });
export const startSign = style({
  inlineSize: '1.2em',
  blockSize: '1.2em',
  borderRadius: '0.25em',
  background: vars.color.data,
});
export const task = style([startSign, { background: vars.color.line }]);
export const menuSign = style([startSign, { borderRadius: '50%', background: vars.color.text }]);
export const tray = style({ ...line, marginInlineStart: 'auto', fontSize: '0.9em' });
export const pressed = style({
  padding: '0.15em 0.3em',
  borderRadius: '0.3em',
  background: vars.color.line,
});
export const addressBar = style({
  flex: 1,
  minInlineSize: 0,
  padding: '0.2em 1em',
  borderRadius: vars.radius.full,
  background: vars.color.bgAlt,
  color: vars.color.textMuted,
  fontSize: '0.9em',
});

// a television, seen from a sofa
export const television = style({
  ...framed,
  blockSize: '23em',
  borderRadius: '0.6em',
});
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: '0.3em',
  inlineSize: '14em',
  padding: '1.3em 1em',
  borderInlineEnd: hairline,
  '@media': { [media.belowWide]: { display: 'none' } },
});
export const railRow = style({
  ...line,
  padding: '0.4em 0.7em',
  borderRadius: '0.5em',
  fontSize: '1.1em',
  fontWeight: vars.font.weight.medium,
});
export const focused = style({
  marginBlockStart: '0.6em',
  background: vars.color.text,
  color: vars.color.bg,
  outline: `0.16em solid ${vars.color.focus}`,
  outlineOffset: '0.16em',
});
globalStyle(`${focused} > :first-child`, { color: 'inherit', borderColor: 'currentColor' });
export const stage = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  background: vars.color.mapSea,
});
export const card = style({
  position: 'absolute',
  insetBlockEnd: '1.2em',
  insetInlineStart: '1.2em',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: '1.5em',
  padding: '1em 1.2em',
  border: hairline,
  borderRadius: '0.75em',
  background: vars.color.bg,
});
globalStyle(`${card} > :nth-child(n+3)`, { gridColumn: '1 / -1' });
const foot = { background: vars.color.lineStrong, borderRadius: '0.2em' } as const;
export const stand = style({
  display: 'block',
  inlineSize: '14em',
  blockSize: '0.5em',
  marginBlockStart: '1.2em',
  marginInline: 'auto',
  position: 'relative',
  ...foot,
});
globalStyle(`${stand}::before`, {
  ...foot,
  content: '""',
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: '6.5em',
  inlineSize: '1em',
  blockSize: '1.2em',
});

// the bars of the app
export const appBar = style({
  ...line,
  justifyContent: 'space-between',
  flex: 'none',
  padding: '0.6em 1em',
  color: vars.color.textMuted,
});
export const logo = style({ fontSize: '1.15em', color: vars.color.text });
globalStyle(`${logo} > svg`, { inlineSize: '1.5em', blockSize: '1.5em' });
export const signs = style({ ...line });
export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  flex: 'none',
  borderBlockStart: hairline,
  paddingBlock: '0.8em',
});
export const tab = style({ display: 'grid', justifyItems: 'center', color: vars.color.textMuted });
export const chosenTab = style({ color: vars.color.actionText });
