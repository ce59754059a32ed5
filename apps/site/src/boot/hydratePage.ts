import { hydrateOnIntent, type Mount } from './hydrateOnIntent.ts';
import { fetchWhenIdle, pageCode, runCode } from './pageCode.ts';
import { startsAtOnce } from './startsAtOnce.ts';

/**
 * Makes the page one island. Of an `intent` page the code is fetched when the browser is idle and runs on the first
 * intent, or at once when the visit makes the page personal; `app` pages start at once.
 */
export function hydratePage(root: Document, mount: Mount, onFailure: (error: unknown) => void): void {
  const element = root.querySelector<HTMLElement>('[data-root]');
  const { boot, starts = '' } = root.documentElement.dataset;
  if (!element) return;
  const code = pageCode(root);
  const reasons = starts.split(' ');
  const wake = hydrateOnIntent(
    element,
    async (onAlive) => {
      await runCode(root, code);
      await mount(onAlive);
    },
    onFailure,
  );
  const isPersonal = () => boot === 'app' || startsAtOnce(reasons, { ...location, cookie: root.cookie });
  if (isPersonal()) wake();
  else fetchWhenIdle(root, code);
  // Another tab may have signed in meanwhile, or a link has changed what is behind `#`.
  const look = () => {
    if (isPersonal()) wake();
  };
  root.addEventListener('visibilitychange', look);
  for (const type of ['storage', 'pageshow', 'hashchange']) addEventListener(type, look);
}
