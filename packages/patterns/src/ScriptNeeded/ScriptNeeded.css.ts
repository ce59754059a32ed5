import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingBlock: vars.space[4] });
