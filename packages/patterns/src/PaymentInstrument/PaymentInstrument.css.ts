import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: vars.space[5] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.font.weight.medium });

export const note = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.mobile]: { gridColumn: '1 / -1', display: 'grid' } },
});

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
