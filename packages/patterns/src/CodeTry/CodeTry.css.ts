import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) auto',
  justifyContent: 'start',
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' } },
});

/** Beside the control, not beside its label. */
export const button = style({
  paddingBlockStart: `calc(${vars.font.size.small} * 1.4 + ${vars.space[2]})`,
  '@media': { [media.mobile]: { paddingBlockStart: 0 } },
});

export const stack = style({ display: 'grid', gap: vars.space[5], justifyItems: 'start' });

export const price = style({
  fontSize: vars.font.size.h3,
  lineHeight: vars.font.line.h3,
  fontWeight: vars.font.weight.strong,
});
