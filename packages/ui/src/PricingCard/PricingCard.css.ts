import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const onMobile = (rules: Record<string, unknown>) => ({ '@media': { [media.mobile]: rules } });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  padding: vars.space[8],
  background: vars.color.surface,
  border: `${vars.border.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius[3],
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&:hover': { borderColor: vars.color.text } },
  '@media': { [media.belowWide]: { padding: vars.space[5] } },
});

export const choosable = style({ cursor: 'pointer' });

export const recommended = style({ borderColor: vars.color.text });

const chosen = { borderColor: vars.color.action, boxShadow: `inset 0 0 0 1px ${vars.color.action}` };
export const selected = style({ selectors: { '&, &:hover': chosen } });

/** Without a script the radio itself says which card is chosen. */
export const byRadio = style({
  selectors: {
    '&:has(input:checked), &:has(input:checked):hover': chosen,
    '&:has(input:focus-visible)': {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const owned = style({
  cursor: 'not-allowed',
  background: vars.color.surfaceSunken,
  selectors: { '&:hover': { borderColor: vars.color.line } },
});

/** The phone's composition: name above, what is paid at the start, the price at the end. */
const compactGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, auto)',
  columnGap: vars.space[3],
  padding: vars.space[5],
  blockSize: 'auto',
} as const;

export const layout = styleVariants({
  lead: onMobile(compactGrid),
  normal: onMobile(compactGrid),
  compact: compactGrid,
});

export const flag = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space[3]} * -1 - 1px)`,
  insetInlineStart: vars.space[8],
  maxInlineSize: `calc(100% - ${vars.space[10]})`,
  display: 'flex',
  '@media': { [media.belowWide]: { insetInlineStart: vars.space[5] } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '1.75rem',
  gridColumn: '1 / -1',
});

export const name = style({
  minInlineSize: 0,
  fontSize: vars.font.size.h4,
  fontWeight: vars.font.weight.strong,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  lineHeight: 1.3,
  selectors: { [`${owned} &`]: { color: vars.color.textFaint } },
});

/** The label of the radio; it covers the whole card. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  cursor: 'inherit',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius[3] },
  },
});

/** High-contrast modes keep our drawing in the system's colours: left to the browser, the checked ring has now one colour, now another. */
export const radio = style({
  appearance: 'none',
  forcedColorAdjust: 'none',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  borderRadius: '50%',
  border: `${vars.border.hair} solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  cursor: 'inherit',
  '@media': {
    '(forced-colors: active)': {
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: { '&:checked': { borderColor: 'Highlight' } },
    },
  },
  selectors: {
    '&:checked': { border: `6px solid ${vars.color.action}` },
    '&:focus-visible': { outline: 'none', borderRadius: '50%' },
  },
});

export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  marginBlockEnd: vars.space[2],
  selectors: { [`${owned} &`]: { color: vars.color.textFaint } },
});

const priceInCompact = {
  gridColumn: '2',
  gridRow: '2 / 4',
  margin: 0,
  padding: 0,
  alignSelf: 'end',
  justifyContent: 'flex-end',
} as const;

export const priceIn = styleVariants({
  lead: { marginBlockStart: vars.space[8], ...onMobile(priceInCompact) },
  normal: { marginBlockStart: 'auto', paddingBlockStart: vars.space[8], ...onMobile(priceInCompact) },
  compact: priceInCompact,
});

/** The card shrinks its own amount in the phone's composition. */
for (const size of ['lead', 'normal'] as const) {
  globalStyle(`${priceIn[size]} > :first-child`, onMobile({ fontSize: '2.25rem' }));
}

export const per = style({ color: vars.color.textMuted, fontSize: vars.font.size.small });

export const was = style({
  minBlockSize: '1.5rem',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${was} s`, { textDecorationThickness: '1px', unicodeBidi: 'isolate' });

const wasInCompact = {
  gridColumn: '1',
  gridRow: '2',
  marginBlockStart: vars.space[3],
  minBlockSize: 0,
} as const;
export const wasIn = styleVariants({
  lead: onMobile(wasInCompact),
  normal: onMobile(wasInCompact),
  compact: wasInCompact,
});

export const note = style({
  fontSize: vars.font.size.small,
  lineHeight: 1.5,
  color: vars.color.textMuted,
});

const noteBelowLine = {
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.border.hair} solid ${vars.color.line}`,
} as const;
const noteInCompact = { gridColumn: '1', gridRow: '3', border: 0, margin: 0, padding: 0 } as const;
export const noteIn = styleVariants({
  lead: { ...noteBelowLine, flex: '1', ...onMobile(noteInCompact) },
  normal: { ...noteBelowLine, ...onMobile(noteInCompact) },
  compact: noteInCompact,
});

/** Above the label, so that the button keeps its own clicks. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  marginBlockStart: vars.space[6],
  gridColumn: '1 / -1',
});
const compactAction = { marginBlockStart: vars.space[4] };
export const actionIn = styleVariants({
  lead: onMobile(compactAction),
  normal: onMobile(compactAction),
  compact: compactAction,
});
export const actionAway = style(onMobile({ display: 'none' }));

/** Two wordings of one thing: the short one for the phone's composition. */
export const full = styleVariants({
  lead: onMobile({ display: 'none' }),
  normal: onMobile({ display: 'none' }),
  compact: { display: 'none' },
});
const shownOnMobile = { display: 'none', ...onMobile({ display: 'inline' }) };
export const short = styleVariants({ lead: shownOnMobile, normal: shownOnMobile, compact: {} });

export const waiting = style({
  gap: vars.space[3],
  cursor: 'progress',
  minBlockSize: '24rem',
  selectors: { '&:hover': { borderColor: vars.color.line } },
  '@media': { [media.mobile]: { minBlockSize: '10rem' } },
});
/** Down where the button will stand. */
export const waitingAction = style({
  marginBlockStart: 'auto',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const waitingFigure = style({
  marginBlock: vars.space[6],
  '@media': { [media.mobile]: { marginBlock: vars.space[1] } },
});
