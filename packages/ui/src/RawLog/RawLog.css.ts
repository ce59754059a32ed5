import { vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

/** The log keeps the width, the button its own. */
export const withCopy = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[3],
});

export const log = style({
  inlineSize: '100%',
  maxBlockSize: '20rem',
  overflow: 'auto',
  padding: vars.space[4],
  background: vars.color.surfaceSunken,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[2],
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: vars.font.size.caption,
  lineHeight: 1.6,
  textAlign: 'start',
  whiteSpace: 'pre',
});
export const empty = style({ fontSize: vars.font.size.small, color: vars.color.textMuted });
