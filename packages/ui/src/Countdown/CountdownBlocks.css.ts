import { media, vars } from '@tern/tokens';
import { styleVariants } from '@vanilla-extract/css';

/** The two sizes that stand as blocks. A sheet of their own: a ribbon on every page needs the small one only. */
const neatLine = `repeating-linear-gradient(90deg, currentColor 0 calc(100% / 24), transparent calc(100% / 24) calc(100% / 12))`;

export const size = styleVariants({
  md: {
    border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius[2],
    background: vars.color.surface,
    color: vars.color.text,
  },
  lg: {
    paddingBlockEnd: vars.space[4],
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '6px',
      borderBlock: '1px solid currentColor',
      background: neatLine,
    },
    '@media': { [media.mobile]: { inlineSize: '100%' } },
  },
});

/** The end in words, where no script fills the figures. */
export const end = styleVariants({
  md: { padding: `${vars.space[3]} ${vars.space[4]}` },
  lg: { fontSize: vars.font.size.lead },
});

/** Twice the class: over those of the small size, whichever sheet comes first. */
const stretched = { selectors: { '&&': { alignItems: 'stretch', gap: 0 } } } as const;

/** The figures; hidden from screen readers, which get the end in words instead. */
export const units = styleVariants({
  md: { flex: '1 1 auto', minInlineSize: 0, ...stretched },
  lg: { flex: '1 1 auto', minInlineSize: 0, justifyContent: 'space-between', ...stretched },
});

const divider = { borderInlineStart: `${vars.border.hair} solid ${vars.color.line}` };

export const unit = styleVariants({
  md: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: '4.25rem',
    padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]}`,
    selectors: { '& + &': divider },
    '@media': {
      [media.mobile]: { minInlineSize: '3.75rem', flex: '1 1 auto', paddingInline: vars.space[2] },
    },
  },
  lg: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[1],
    paddingInline: vars.space[6],
    selectors: { '&:first-child': { paddingInlineStart: 0 }, '& + &': divider },
    '@media': {
      [media.narrow]: { paddingInline: vars.space[4] },
      [media.mobile]: { paddingInline: vars.space[3] },
    },
  },
});

/** Wide enough for two figures at all times, so that nothing shifts when counting begins. */
const figures = {
  minInlineSize: '2ch',
  whiteSpace: 'pre',
  fontVariationSettings: '"SHRP" 100',
  fontWeight: vars.font.weight.strong,
} as const;

export const digits = styleVariants({
  md: { ...figures, fontSize: '1.75rem', lineHeight: 1.1, letterSpacing: '-0.02em', textAlign: 'center' },
  lg: {
    ...figures,
    fontSize: '5.5rem',
    lineHeight: 0.95,
    letterSpacing: '-0.045em',
    fontWeight: vars.font.weight.display,
    minInlineSize: 'calc(2ch - 0.09em)',
    '@media': { [media.narrow]: { fontSize: '3.5rem' }, [media.mobile]: { fontSize: '3rem' } },
  },
});

export const label = styleVariants({
  md: {
    fontSize: vars.font.size.caption,
    lineHeight: vars.font.line.caption,
    color: vars.color.textFaint,
    '@media': { [media.mobile]: { fontSize: '0.75rem' } },
  },
  lg: {
    fontSize: vars.font.size.small,
    lineHeight: vars.font.line.small,
    opacity: 0.9,
    '@media': { [media.mobile]: { fontSize: vars.font.size.caption } },
  },
});
