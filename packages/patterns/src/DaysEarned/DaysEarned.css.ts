import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  blockSize: '0.625rem',
  border: `${vars.border.hair} solid ${vars.color.text}`,
});
export const piece = style({
  flex: 1,
  selectors: { '& + &': { borderInlineStart: `${vars.border.hair} solid ${vars.color.text}` } },
});
export const earned = style({ background: vars.color.mapFlight, forcedColorAdjust: 'none' });
