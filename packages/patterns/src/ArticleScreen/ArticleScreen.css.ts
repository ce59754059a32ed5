import { media, vars } from '@tern/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

export const article = style({
  '@supports': { '(view-timeline: --article block)': { viewTimeline: '--article block' } },
});
/** At the lower edge of the header. The browser moves it with the reading position; others draw none. */
export const progress = style({
  display: 'none',
  '@supports': {
    '(view-timeline: --article block)': {
      '@media': {
        [media.motion]: {
          display: 'block',
          position: 'fixed',
          zIndex: 6,
          insetInline: 0,
          insetBlockStart: vars.size.header,
          blockSize: '3px',
          background: vars.color.action,
          transformOrigin: '0 50%',
          animationName: grow,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationTimeline: '--article',
          animationRange: 'contain 0% contain 100%',
        },
        [media.low]: { insetBlockStart: 0 },
        [media.print]: { display: 'none' },
      },
      selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
    },
  },
});
