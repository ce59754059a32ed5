import type { Paddle } from '@paddle/paddle-js';

/** ms after which the script counts as blocked. */
const patience = 15_000;

/**
 * Paddle.js from the address the service names: Paddle's own host, by Paddle's rule, or a stand-in's. The loader of
 * `@paddle/paddle-js` knows no other address, so only its types are used. Rejects when the script is blocked, fails or
 * takes too long.
 */
export function loadPaddle(url: string): Promise<Paddle> {
  if (window.Paddle) return Promise.resolve(window.Paddle);
  return new Promise((done, refuse) => {
    const script = document.createElement('script');
    const give = (problem: string) => {
      clearTimeout(timer);
      script.remove();
      refuse(new Error(problem));
    };
    const timer = setTimeout(() => give('The script took too long.'), patience);
    script.src = url;
    script.onerror = () => give('The script was blocked.');
    script.onload = () => {
      clearTimeout(timer);
      if (window.Paddle) done(window.Paddle);
      else give('The script is not Paddle.');
    };
    document.head.append(script);
  });
}
