/** Lets the browser draw what the visitor has just done. */
export const drawn = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    // A page out of sight draws nothing.
    setTimeout(done, 100);
  });
