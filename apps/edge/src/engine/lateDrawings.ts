const picture = /<svg\b.*?<\/svg>/gs;
/** As wide as it is high: what stands around it keeps other room for it than for a map (`PageHero`). */
const square = /^<svg\b[^>]* viewBox="[\d.-]+ [\d.-]+ ([\d.]+) \1"/;
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
  markup.replace(picture, (svg) => {
    if (!reference.test(svg)) return svg;
    const late = square.test(svg) ? 'data-late="square"' : 'data-late';
    return `<noscript ${late}>${svg.replaceAll('></use>', '/>')}</noscript>`;
  });
