import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ position: 'relative', display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const clear = style({ position: 'absolute', insetInlineEnd: vars.space[1], display: 'grid' });
