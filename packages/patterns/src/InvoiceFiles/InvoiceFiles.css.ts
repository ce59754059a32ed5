import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], minInlineSize: 0 });
