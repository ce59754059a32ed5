import { media, vars } from '@tern/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** All but the letters of countries is measured in `em` of this size; the smallest letters are three quarters of it. */
export const device = style({
  fontSize: '0.9rem',
  lineHeight: 1.4,
  color: vars.color.text,
  maxInlineSize: '100%',
  marginInline: 'auto',
  userSelect: 'none',
  // A switch that is on differs by its ground.
  forcedColorAdjust: 'none',
});
const cutAfter = (height: string) =>
  style({
    '@media': {
      [media.mobile]: {
        maxBlockSize: height,
        marginBlockEnd: `calc(-1 * ${vars.space[10]})`,
        overflowY: 'clip',
      },
    },
  });
/** Below the words about the connection. Android has the bar of the app above them. */
export const cut = { ios: cutAfter('22.3em'), android: cutAfter('24em') };
export const widths = styleVariants({
  ios: { inlineSize: '19em' },
  android: { inlineSize: '19em' },
  windows: { inlineSize: '38em' },
  mac: { inlineSize: '38em' },
  chrome: { inlineSize: '38em' },
  tv: { inlineSize: '40em' },
});
// Icons grow and shrink with the drawing.
globalStyle(`${device} svg[viewBox="0 0 24 24"]`, { inlineSize: '1.25em', blockSize: '1.25em' });

// three devices, as if they stood on one table
export const family = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  blockSize: '35rem',
  paddingBlockStart: vars.space[1],
});
export const wide = style({
  marginBlockStart: vars.space[20],
  '@media': { [media.belowWide]: { display: 'none' } },
});
export const front = style({
  position: 'relative',
  zIndex: 1,
  marginInline: '-4rem -10rem',
  '@media': {
    [media.belowWide]: { marginInlineStart: 0 },
    [media.mobile]: { marginInline: 0 },
  },
});
export const beside = style({
  marginBlockStart: vars.space[8],
  '@media': { [media.mobile]: { display: 'none' } },
});
