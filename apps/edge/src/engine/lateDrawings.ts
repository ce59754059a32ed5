const picture = /<svg\b.*?<\/svg>/gs;
/** A reference to a file of drawings. */
const reference = / href="\/assets\//;

/**
 * Leaves the layout to the drawings themselves where `noscript` has them as elements; elsewhere it would show its text, the
 * markup.
 */
export const lateDrawingStyle = '@media (scripting:none){[data-late]{display:contents}}';

/**
 * Lets the drawings of `markup`, which is out of sight at first, wait until the first screen is painted (`drawLate` of the site):
 * the browser fetches the file of a `use` element at once, wherever it stands, and the font waits for its turn. What is in
 * `noscript` is text to a browser with scripts, and drawn by one without.
 */
export const lateDrawings = (markup: string): string =>
  markup.replace(picture, (svg) =>
    reference.test(svg) ? `<noscript data-late>${svg.replaceAll('></use>', '/>')}</noscript>` : svg,
  );
