import { vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from './frames.css.ts';

export const anatomyPicture = style([frame, { position: 'relative', marginBlock: vars.space[4] }]);
export const marker = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: '50%',
  background: vars.color.data,
  color: vars.color.bg,
  fontSize: '0.75rem',
  fontWeight: vars.font.weight.strong,
  lineHeight: 1,
  pointerEvents: 'none',
});
export const markerInText = style([marker, { position: 'static', flex: 'none' }]);
export const anatomy = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  marginBlock: vars.space[4],
});
export const part = style({ display: 'flex', gap: vars.space[3], color: vars.color.textMuted });
globalStyle(`${part} b`, { fontWeight: vars.font.weight.strong, color: vars.color.text });
export const withMarkers = style({ paddingBlockStart: vars.space[10] });
