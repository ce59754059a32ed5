import { media, vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const banner = style({
  position: 'relative',
  overflow: 'clip',
  border: `${vars.border.hair} solid ${vars.color.line}`,
});

export const size = styleVariants({
  banner: {
    minBlockSize: '25rem',
    padding: vars.space[10],
    borderRadius: vars.radius[4],
    '@media': { [media.mobile]: { padding: `${vars.space[8]} ${vars.space[6]} 0` } },
  },
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 41rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '46rem',
    paddingInline: `max(${vars.space.margin}, calc((100% - 75rem) / 2))`,
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
    borderWidth: 0,
    '@media': {
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', minBlockSize: '40rem' },
      // A root of flow keeps the picture's negative margin inside.
      [media.mobile]: { display: 'flow-root', minBlockSize: 0, paddingBlock: `${vars.space[8]} 0` },
    },
  },
});

export const copy = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  selectors: { [`${size.banner} &`]: { maxInlineSize: '22rem' }, [`${size.page} &`]: { gap: vars.space[8] } },
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
});

export const name = style({
  fontSize: vars.font.size.caption,
  color: vars.color.textMuted,
  selectors: {
    [`${size.page} &`]: {
      fontSize: vars.font.size.h4,
      fontWeight: vars.font.weight.strong,
      color: vars.color.campaignText,
    },
  },
});

/** The edge of the box cuts it. As high as it will be while the drawing is on its way. */
export const picture = style({
  selectors: {
    [`${size.banner} &`]: {
      position: 'absolute',
      insetBlockStart: vars.space[6],
      insetInlineEnd: '-2rem',
      inlineSize: '25rem',
      aspectRatio: '1',
      '@media': {
        [media.mobile]: {
          position: 'static',
          inlineSize: '130%',
          marginInlineStart: '-15%',
          marginBlock: `${vars.space[6]} -55%`,
        },
      },
    },
    [`${size.page} &`]: {
      marginInline: `calc(-1 * ${vars.space[8]}) -14rem`,
      '@media': { [media.mobile]: { marginInline: '-15% -35%', marginBlock: `${vars.space[6]} -30%` } },
    },
  },
});
