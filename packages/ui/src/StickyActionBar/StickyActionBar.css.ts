import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'none',
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 4,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
      padding: `${vars.space[3]} ${vars.space.margin}`,
      paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      background: vars.color.bg,
      borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
      boxShadow: vars.shadow[2],
    },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

/**
 * Parts that are fixed to the foot of the window stand one above the other: `--bar` is the height of this bar, and `--foot` of
 * all that is fixed there, the choice about cookies and the box of an offer included, which stand on the bar. Notices
 * stand above all of it. A focus that moves is scrolled to above the bar.
 */
const height = `calc(${vars.size.controlLg} + 2 * ${vars.space[3]} + env(safe-area-inset-bottom))`;
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [media.mobile]: {
      vars: { '--bar': height, '--foot': 'var(--bar)' },
      scrollPaddingBlockEnd: 'var(--bar)',
    },
    [media.low]: { vars: { '--bar': '0px' }, scrollPaddingBlockEnd: 0 },
  },
});

export const text = style({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const figure = style({ fontSize: vars.font.size.h3, fontWeight: vars.font.weight.strong });
export const note = style({
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});
export const action = style({ display: 'grid', flex: 'none', minInlineSize: '9rem', maxInlineSize: '60%' });
