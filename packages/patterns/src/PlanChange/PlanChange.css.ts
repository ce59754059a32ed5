import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[6] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.mobile]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choice = style({ display: 'grid', gap: vars.space[1] });

export const note = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.text,
  color: vars.color.textMuted,
});
