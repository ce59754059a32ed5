import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { palette } from './palette.ts';
import { vars } from './vars.css.ts';

/** The reset and the bare elements. Imported once by the app and by Storybook. */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
// Links within a page alone: while a result or a wrong field is scrolled to slowly, a press beside it hits something else.
globalStyle('html:has(:target)', { scrollBehavior: 'smooth' });
globalStyle('body', {
  margin: 0,
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.body,
  fontWeight: vars.font.weight.text,
  fontVariationSettings: `"SHRP" ${vars.font.sharp.text}`,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
globalStyle('h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, blockquote, table, fieldset, legend', {
  margin: 0,
  padding: 0,
});
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  fontVariationSettings: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'start' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('summary', { listStyle: 'none', cursor: 'pointer' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('table', { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(':focus-visible', {
  outline: `${vars.border.bold} solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// Weaker than any corner of a component, in whatever order their rules come.
/* A heading or a page takes the focus to be read from there, and does nothing when pressed: a ring would promise that. */
globalStyle(":where(h1, h2, h3, main)[tabindex='-1']:focus-visible", { outline: 'none' });
globalStyle(':where(:focus-visible)', { borderRadius: vars.radius[1] });
globalStyle('::selection', { background: palette.coral[100], color: palette.ink[900] });
globalStyle('h1, h2, h3, h4', {
  fontVariationSettings: `"SHRP" ${vars.font.sharp.display}`,
  fontWeight: vars.font.weight.display,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle(':root[lang="ja"] body', { wordBreak: 'auto-phrase' });
globalStyle(':root[lang="de"] :is(p, li, dt, dd, button, a)', {
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
});
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
