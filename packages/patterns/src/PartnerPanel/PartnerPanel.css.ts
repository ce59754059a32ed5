import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gap: vars.space[6], minInlineSize: 0 });
