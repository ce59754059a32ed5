import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minInlineSize: 0 });

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.4,
});

export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  margin: 0,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius[2],
  fontSize: vars.font.size.ui,
  fontWeight: vars.font.weight.text,
  lineHeight: 1.4,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  '::placeholder': { color: vars.color.textFaint, opacity: 1 },
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:focus-visible': { borderRadius: vars.radius[2], outlineOffset: '2px' },
    '&:disabled': {
      background: vars.color.bgAlt,
      borderColor: vars.color.line,
      color: vars.color.textFaint,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
    // Nothing to enter: the edge of a line, not of a control. `:read-only` would hit every select too.
    '&[readonly], &[readonly]:hover': { background: vars.color.bgAlt, borderColor: vars.color.line },
    // The browser's own ground ignores the theme and cannot be overruled, only covered.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.dataSoft}`,
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
    },
  },
});

export const invalid = style({
  selectors: {
    '&, &:hover': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:autofill': {
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}, inset 0 0 0 100vmax ${vars.color.dataSoft}`,
    },
  },
});

export const valid = style({ selectors: { '&, &:hover': { borderColor: vars.color.success } } });

/** Addresses and secrets read left to right in every language, and stay at the start of the box. */
export const latin = style({
  selectors: { '[dir="rtl"] &': { direction: 'ltr', textAlign: 'end' } },
});

export const withStart = style({
  paddingInlineStart: vars.space[12],
  selectors: {
    [`[dir="rtl"] ${latin}&`]: { paddingInlineStart: vars.space[4], paddingInlineEnd: vars.space[12] },
  },
});

export const withEnd = style({
  paddingInlineEnd: vars.space[12],
  selectors: {
    [`[dir="rtl"] ${latin}&`]: { paddingInlineEnd: vars.space[4], paddingInlineStart: vars.space[12] },
    [`[dir="rtl"] ${latin}${withStart}&`]: { paddingInline: vars.space[12] },
  },
});

export const start = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  display: 'grid',
  color: vars.color.textFaint,
  pointerEvents: 'none',
});

const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontSize: '0.875rem',
  lineHeight: 1.45,
});

export const hint = style([message, { color: vars.color.textFaint }]);
export const error = style([message, { color: vars.color.danger }]);
export const ok = style([message, { color: vars.color.success }]);
export const messageIcon = style({ marginBlockStart: '0.125rem' });
