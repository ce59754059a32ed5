const picture = /<svg\b.*?<\/svg>/gs;
/** A reference to a file of drawings; the glyphs of the menus come with the header anyway. */
const reference = / href="(\/assets\/(?!menu-))/g;

/** Shows them to browsers without scripts, in the stylesheet below the first screen. */
export const lateDrawingStyle =
  '@media (scripting:none){[data-late]{display:none}[data-late]+noscript{display:contents}}';

/**
 * Lets the drawings of `markup`, which is below the first screen, wait until that is painted (`drawLate` of the site):
 * the browser fetches the file of a `use` element at once, wherever it stands, and the font waits for its turn. Browsers
 * without scripts have them in `noscript`.
 */
export const lateDrawings = (markup: string): string =>
  markup.replace(picture, (svg) => {
    const late = svg.replace(reference, ' data-href="$1');
    return late === svg ? svg : `${late.replace('<svg', '<svg data-late')}<noscript>${svg}</noscript>`;
  });
