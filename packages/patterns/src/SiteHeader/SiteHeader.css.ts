import { media, vars } from '@tern/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The mobile variant of a page keeps it at any width, so `mobile` is named beside `narrow` throughout. */
const folded = (rule: Parameters<typeof style>[0]) => ({
  '@media': { [media.narrow]: rule, [media.mobile]: rule } as Record<string, object>,
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  background: vars.color.bg,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.low]: { position: 'static' } },
});

/** On the alternate ground the bar melts into the section below it. */
export const alt = style({ background: vars.color.bgAlt, borderColor: 'transparent' });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  /* 32 px at 1440 px, less where longer languages need the room. */
  gap: 'clamp(1rem, calc((100vw - 60rem) / 15), 2rem)',
  blockSize: vars.size.header,
  '@media': { [media.mobile]: { gap: vars.space[3] } },
});

export const logo = style({ display: 'flex' });

export const nav = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  flex: 1,
  minInlineSize: 0,
  ...folded({ display: 'none' }),
});

globalStyle(`${nav} > *`, { flex: 'none' });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** A pair of signed-in or signed-out parts lays its children out as if it were not there. */
export const variant = style({ display: 'contents' });

globalStyle(
  ':root:not([data-signed-in]) [data-signed-in-only], :root[data-signed-in] [data-signed-out-only]',
  { display: 'none' },
);

export const menuButton = style({
  display: 'none',
  ...folded({ display: 'grid', marginInlineEnd: '-0.625rem' }),
});

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSm,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    [`${nav} > &`]: { paddingInline: `clamp(0.375rem, calc((100vw - 60rem) / 40), ${vars.space[3]})` },
    '&:hover': {
      background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    },
    '&:focus-visible': { borderRadius: vars.radius[2] },
    '&[aria-current]': {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.action,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.5em',
    },
  },
});
