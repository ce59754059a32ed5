import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[5], maxInlineSize: '25rem' });

export const password = style({ position: 'relative' });

/** On the line of the label, after the field in the tab order: the tab order reaches the password first. */
export const forgot = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // A target of 24 px, with its text on the line of the label.
  paddingBlock: vars.space[1],
  marginBlock: `calc(${vars.space[1]} * -1)`,
  fontSize: vars.font.size.small,
  lineHeight: 1.4,
});

/** It does nothing without a script. */
export const passkey = style({ '@media': { '(scripting: none)': { display: 'none' } } });
