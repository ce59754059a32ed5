import { media, vars } from '@tern/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 42rem) minmax(0, 1fr)',
  gap: vars.space[14],
  alignItems: 'start',
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 42rem)',
      justifyContent: 'center',
      gap: vars.space[10],
    },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[10],
      paddingBlock: `0 ${vars.space[16]}`,
    },
    [media.print]: { display: 'block' },
  },
});
export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
});
export const side = style({
  position: 'sticky',
  insetBlockStart: '7rem',
  '@media': {
    [media.narrow]: { position: 'static' },
    [media.mobile]: { position: 'static' },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});
/** Where it stands in the run of the text already: beside the text only, not once more below it. */
export const sideOnly = style({
  '@media': { [media.narrow]: { display: 'none' }, [media.mobile]: { display: 'none' } },
});

export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
export const tagsTitle = style({ fontSize: vars.font.size.caption, color: vars.color.textFaint });
export const tagList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], listStyle: 'none' });
export const tag = style({
  display: 'block',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[1],
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.strong,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.text, borderColor: vars.color.text } },
  '@media': { [media.mobile]: { paddingBlock: vars.space[2] } },
});
