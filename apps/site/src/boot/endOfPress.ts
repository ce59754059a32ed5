/** ms after the end of a press in which its click comes, on a touch screen as well; not every press has one. */
const clickAfter = 50;
/** ms after which a press whose end nobody told is taken for over. */
const longestPress = 2000;

/** Resolves when the press that has just begun is over, and its click has come. */
export const endOfPress = (page: Document) =>
  new Promise<void>((done) => {
    for (const type of ['click', 'pointerup', 'pointercancel'])
      page.addEventListener(type, () => setTimeout(done, type === 'click' ? 0 : clickAfter), {
        capture: true,
        once: true,
      });
    setTimeout(done, longestPress);
  });
