import type { PageVariant, Route } from '@tern/domain';
import type { PageWeight } from './pageWeight.ts';

const kib = 1024;

/**
 * Budgets in brotli bytes of the document and of the scripts, and in how many files these come: before any interaction,
 * and on pages that do not stay without React all there are once they are alive.
 */
export const budgets = {
  html: (route: Route) => (route.id === 'home' ? 14 : 20) * kib,
  /** The document of a page that is not the visitor's first, against the dictionary of the first. */
  nextPage: 7 * kib,
  scripts: (route: Route) => (route.boot === 'app' ? 120 : 6) * kib,
  scriptFiles: (route: Route) => (route.boot === 'app' ? 8 : 3),
  /** The sender of events, in one file: for visits that may be measured, after `load` in idle time, beside `scripts`. */
  sender: 3 * kib,
  alive: 120 * kib,
  aliveFiles: 8,
  mobileHome: 100 * kib,
  /** The choice about cookies with its style, for those who are asked. */
  banner: 2 * kib,
};

/** The budgets that a page exceeds, and what an intent page does too early or not at all. */
export function overweight(route: Route, variant: PageVariant, loaded: PageWeight, alive: boolean): string[] {
  const problems: string[] = [];
  const within = (what: string, amount: number, most: number) => {
    if (amount > most) problems.push(`${what}: ${amount}, at most ${most}`);
  };
  within('bytes of HTML', loaded.html, budgets.html(route));
  within('bytes of scripts', loaded.scripts, budgets.scripts(route));
  within('scripts', loaded.scriptFiles, budgets.scriptFiles(route));
  if (route.id === 'home' && variant === 'mobile') within('bytes in all', loaded.all, budgets.mobileHome);
  if (route.boot !== 'intent') return problems;
  within('bytes of scripts with those fetched ahead', loaded.scripts + loaded.ahead, budgets.alive);
  within('scripts with those fetched ahead', loaded.scriptFiles + loaded.aheadFiles, budgets.aliveFiles);
  if (loaded.ahead === 0) problems.push('its code is not fetched ahead');
  if (alive) problems.push('it is alive before anybody has touched it');
  return problems;
}
