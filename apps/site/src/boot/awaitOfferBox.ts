/** ms on the page, or px of scrolling, after which the box may come. */
const pause = 20_000;
const scrolled = 200;

/** Loads the message box of an offer after a pause or a scroll, on a page whose document says that there is one. */
export function awaitOfferBox({ dataset }: HTMLElement, load: () => unknown): void {
  if (!('offer' in dataset)) return;
  const start = () => {
    clearTimeout(timer);
    removeEventListener('scroll', onScroll);
    load();
  };
  const onScroll = () => {
    if (scrollY >= scrolled) start();
  };
  const timer = setTimeout(start, pause);
  addEventListener('scroll', onScroll, { passive: true });
}
