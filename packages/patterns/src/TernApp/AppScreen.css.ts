import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { hairline, line } from './appLines.ts';

export const mark = style({ inlineSize: '1.4em', blockSize: '1.4em', overflow: 'visible' });
const body = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
} as const;

export const connection = style({ ...body, textAlign: 'center', alignItems: 'center' });
export const map = style({
  alignSelf: 'stretch',
  flex: '0 1 auto',
  blockSize: '11em',
  minBlockSize: '6em',
  overflow: 'hidden',
  borderBlockEnd: hairline,
  background: vars.color.mapSea,
});
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4em',
  fontWeight: vars.font.weight.strong,
  color: vars.color.textMuted,
  selectors: { [`${connection} > &`]: { marginBlockStart: '1em' } },
});
export const connected = style({ color: vars.color.success });
export const place = style({
  fontSize: '1.5em',
  lineHeight: 1.25,
  letterSpacing: '-0.024em',
  fontWeight: vars.font.weight.display,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  selectors: { ':lang(ar) &, :lang(ja) &': { letterSpacing: 0 } },
});
export const addresses = style({
  display: 'flex',
  gap: '0.9em',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const clock = style({ color: vars.color.textMuted });
export const small = style({ fontSize: '0.85em', color: vars.color.textMuted });
export const press = style({
  display: 'grid',
  placeItems: 'center',
  flex: 1,
  paddingBlock: '0.3em',
  fontSize: '2em',
});
export const sign = style({
  display: 'flex',
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: '3.1em',
  blockSize: '1.8em',
  padding: '0.16em',
  border: `0.1em solid ${vars.color.action}`,
  borderRadius: vars.radius.full,
});
export const signOn = style({ justifyContent: 'flex-end', background: vars.color.action });
globalStyle(`${sign}::after`, {
  content: '""',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  background: vars.color.action,
});
globalStyle(`${signOn}::after`, { background: vars.color.bg });
export const field = style({
  ...line,
  flex: 'none',
  padding: '0.7em 0.9em',
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: '0.6em',
  background: vars.color.surface,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const to = style([
  field,
  { alignSelf: 'stretch', margin: '0 1em 1em', fontWeight: vars.font.weight.strong },
]);
export const far = style({ marginInlineStart: 'auto', color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const places = style({ ...body, gap: '0.5em', padding: '0.8em 1em 0' });
export const row = style({ ...line, paddingBlock: '0.55em', borderBlockEnd: hairline });
export const names = style({ display: 'grid', lineHeight: 1.3, fontWeight: vars.font.weight.strong });
globalStyle(`${names} > ${small}`, { fontWeight: vars.font.weight.text });
export const check = style({ color: vars.color.actionText });

export const signIn = style({ ...body, justifyContent: 'center', gap: '0.4em', padding: '1.4em' });
globalStyle(`${signIn} > ${mark}`, { inlineSize: '4em', blockSize: '4em', alignSelf: 'center' });
globalStyle(`${signIn} > ${place}`, { alignSelf: 'center', marginBlockEnd: '0.4em' });
export const fieldLabel = style({ marginBlockStart: '0.4em', fontWeight: vars.font.weight.medium });
export const button = style({
  display: 'grid',
  placeItems: 'center',
  marginBlockStart: '1em',
  padding: '0.8em',
  borderRadius: '0.5em',
  background: vars.color.action,
  color: vars.color.onAction,
  fontWeight: vars.font.weight.strong,
});
