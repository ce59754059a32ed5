import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

const answer = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const yes = style([answer, { color: vars.color.success, fontWeight: vars.font.weight.medium }]);
export const no = style([answer, { color: vars.color.textFaint }]);
