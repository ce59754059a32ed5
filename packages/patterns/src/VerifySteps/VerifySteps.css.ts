import { vars } from '@tern/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Without a script there is nothing to press: the commands stand below. */
export const root = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
export const live = style({ display: 'grid', gap: vars.space[5], inlineSize: '100%', minInlineSize: 0 });
export const steps = style({ margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});
export const sign = styleVariants({
  good: { color: vars.color.success },
  bad: { color: vars.color.danger },
  open: { color: vars.color.data },
});
export const note = style({
  display: 'block',
  fontSize: vars.font.size.caption,
  color: vars.color.textMuted,
});
