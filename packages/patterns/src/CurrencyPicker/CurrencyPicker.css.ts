import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[2], justifyItems: 'stretch' });
