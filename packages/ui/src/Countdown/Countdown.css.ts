import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const count = style({
  display: 'inline-flex',
  position: 'relative',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The end in words. The units lie over it once a script can fill them; it is still read out. */
export const end = style({
  '@media': {
    [media.scripted]: {
      position: 'absolute',
      inset: 0,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      opacity: 0,
    },
  },
});

/** The figures; hidden from screen readers, which get the end in words instead. */
export const units = style({
  display: 'none',
  alignItems: 'baseline',
  gap: vars.space[2],
  '@media': { [media.scripted]: { display: 'inline-flex' } },
});

export const unit = style({ display: 'inline-flex', alignItems: 'baseline', gap: '0.15em' });

/** Wide enough for two figures at all times, so that nothing shifts when counting begins. */
export const digits = style({
  minInlineSize: '2ch',
  whiteSpace: 'pre',
  fontVariationSettings: '"SHRP" 100',
  fontWeight: vars.font.weight.strong,
});

export const label = style({ fontSize: '0.8em', opacity: 0.86 });
