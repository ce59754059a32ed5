import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const container = style({
  inlineSize: `min(100% - 2 * ${vars.space.margin}, ${vars.size.container})`,
  marginInline: 'auto',
});
