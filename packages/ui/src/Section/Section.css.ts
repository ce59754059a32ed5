import { media, vars } from '@tern/tokens';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

/** The ground of a segmented control; differs on the second ground, where `bgAlt` would vanish. */
export const trackGround = createVar();
/** The hover ground of quiet controls, for the same reason. */
export const quietGround = createVar();

/** Hairlines of lists that need a little more strength on the second ground. */
export const edgeLine = createVar();

export const section = style({ position: 'relative' });

export const ground = styleVariants({
  plain: {},
  alt: {
    background: vars.color.bgAlt,
    vars: {
      [trackGround]: `color-mix(in srgb, ${vars.color.bgAlt} 59%, ${vars.color.line})`,
      [quietGround]: vars.color.surface,
      [edgeLine]: `color-mix(in srgb, ${vars.color.line} 70%, ${vars.color.lineStrong})`,
    },
  },
  band: {
    background: vars.color.bg,
    color: vars.color.text,
    vars: { [trackGround]: vars.color.bgAlt, [quietGround]: vars.color.bgAlt, [edgeLine]: vars.color.line },
  },
});

export const spacing = styleVariants({
  normal: { paddingBlock: vars.space.section },
  tight: {
    paddingBlock: vars.space[24],
    '@media': { [media.mobile]: { paddingBlock: vars.space[16] } },
  },
});

export const divided = style({ borderBlockStart: `${vars.border.hair} solid ${vars.color.line}` });
