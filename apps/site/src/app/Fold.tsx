/**
 * The end of the first screen of a static page. The server puts the stylesheet of everything after it here,
 * so that it does not hold the first screen up.
 */
export function Fold() {
  return <template data-fold="" />;
}
