import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const size = styleVariants({
  lead: { fontSize: vars.font.size.lead, lineHeight: vars.font.line.lead },
  body: { fontSize: vars.font.size.body, lineHeight: vars.font.line.body },
  ui: { fontSize: vars.font.size.ui, lineHeight: vars.font.line.ui },
  small: { fontSize: vars.font.size.small, lineHeight: vars.font.line.small },
  caption: { fontSize: vars.font.size.caption, lineHeight: vars.font.line.caption },
});

export const tone = styleVariants({
  default: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  faint: { color: vars.color.textFaint },
});

export const strong = style({ fontWeight: vars.font.weight.strong });
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
/** Long text stays readable: 38 rem at most. */
export const measure = style({ maxInlineSize: vars.size.measure });
