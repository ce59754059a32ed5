import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', maxInlineSize: '56rem', listStyle: 'none' });
globalStyle(`${rows} > li + li`, { borderBlockStart: `${vars.border.hair} solid ${vars.color.line}` });
globalStyle(`${rows} > li:first-child > article`, { paddingBlockStart: 0 });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  paddingBlock: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', gap: vars.space[4] } },
});
export const picture = style({ display: 'block' });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({
  fontSize: vars.font.size.h4,
  lineHeight: vars.font.line.h4,
  hyphens: 'auto',
});
export const text = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  '@media': {
    // A narrow column beside the cover: more lines would make the list long.
    [media.mobile]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
    },
  },
});
globalStyle(`${row} mark`, {
  background: vars.color.dataSoft,
  color: 'inherit',
  borderRadius: vars.radius[1],
  boxDecorationBreak: 'clone',
});
