import { media, vars } from '@tern/tokens';
import { fallbackVar, style } from '@vanilla-extract/css';
import { trackGround } from '../Section/Section.css.ts';

/** Grounds on which the chosen segment turns to ink, because `surface` and the track are too close. */
const darkOrCampaign = ':is([data-theme="dark"], [data-theme="band"], [data-campaign])';

export const group = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  '@media': { [media.mobile]: { display: 'block' } },
});

export const legend = style({
  marginBlockEnd: vars.space[2],
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.caption,
  color: vars.color.textFaint,
});

export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '3px',
  gap: '2px',
  borderRadius: vars.radius[2],
  background: fallbackVar(trackGround, vars.color.bgAlt),
  selectors: {
    [`${darkOrCampaign} &`]: {
      background: vars.color.surfaceSunken,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid ButtonText' },
    [media.mobile]: {
      display: 'flex',
      selectors: {
        // More than a row holds: rows of three, so that none is left alone.
        '&:has(> :nth-child(5))': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
      },
    },
  },
});

export const segment = style({
  position: 'relative',
  minBlockSize: '2.375rem',
  paddingInline: vars.space[4],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  borderRadius: `calc(${vars.radius[2]} - 2px)`,
  fontSize: vars.font.size.small,
  lineHeight: 1.3,
  fontWeight: vars.font.weight.medium,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      background: vars.color.surface,
      color: vars.color.text,
      boxShadow: vars.shadow[1],
    },
    [`${darkOrCampaign} &:has(:checked)`]: { background: vars.color.text, color: vars.color.bg },
    '&:has(:focus-visible)': {
      outline: `${vars.border.bold} solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
    '&:has(:disabled)': { color: vars.color.textFaint, cursor: 'not-allowed' },
  },
  '@media': {
    [media.mobile]: {
      flex: '1 1 0',
      minBlockSize: '2.75rem',
      paddingInline: vars.space[1],
      gap: vars.space[1],
    },
    // Grounds and shadows are gone: the chosen segment is marked as the system marks a selection.
    '(forced-colors: active)': {
      selectors: {
        // Stronger than the rule of dark grounds.
        '&&&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

/** Covers its segment, so that the native control takes the press. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const sign = style({ fontWeight: vars.font.weight.strong });
