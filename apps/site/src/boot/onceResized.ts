/** Times as high: bars of a phone's browser, which come and go with each scroll, change the height by less. */
const higher = 1.5;

/** Calls `run` once, when the window gets another width or is much higher than it was. */
export function onceResized(run: () => void): void {
  const { innerWidth: width, innerHeight: height } = window;
  const look = () => {
    if (innerWidth === width && innerHeight < height * higher) return;
    removeEventListener('resize', look);
    run();
  };
  addEventListener('resize', look);
}
