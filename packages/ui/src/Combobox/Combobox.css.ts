import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';
import { withEnd } from '../Field/Field.css.ts';

export const anchor = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
});

/** Room for the cross and the arrow. */
export const twoEnds = style({ selectors: { [`${withEnd}&`]: { paddingInlineEnd: '5.5rem' } } });

export const ends = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  display: 'flex',
  alignItems: 'center',
});
export const end = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius[1],
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:disabled': { color: vars.color.textFaint, cursor: 'not-allowed' },
  },
  '@media': { [media.mobile]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const list = style({
  zIndex: 30,
  inlineSize: 'var(--radix-popover-trigger-width)',
  maxBlockSize: 'min(18rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  boxShadow: vars.shadow[2],
  '@media': { [media.print]: { display: 'none' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.5rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&[aria-selected="true"]': { fontWeight: vars.font.weight.strong },
    '&[data-active]': {
      background: `color-mix(in srgb, ${vars.color.text} 9%, transparent)`,
      // Drawn where the browser takes the grounds away.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { color: vars.color.textFaint, cursor: 'not-allowed' },
  },
  '@media': { [media.mobile]: { minBlockSize: '2.75rem' } },
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const note = style({ color: vars.color.textFaint, fontWeight: vars.font.weight.text });
export const sign = style({ color: vars.color.actionText });
export const empty = style({
  padding: `${vars.space[3]} ${vars.space[3]}`,
  fontSize: vars.font.size.small,
  color: vars.color.textMuted,
});
