import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const count = style({
  display: 'inline-flex',
  position: 'relative',
  maxInlineSize: '100%',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The units; hidden from screen readers, which get the sentence instead. */
export const units = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] });

export const unit = style({ display: 'inline-flex', alignItems: 'baseline', gap: '0.15em' });

/** Wide enough for two figures at all times, so that nothing shifts when counting begins. */
export const digits = style({
  minInlineSize: '2ch',
  whiteSpace: 'pre',
  fontVariationSettings: '"SHRP" 100',
  fontWeight: vars.font.weight.strong,
});

export const label = style({ fontSize: '0.8em', opacity: 0.86 });
