import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const file = style({ minInlineSize: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });
