import type { AppPlatform } from '@tern/domain';

/** The parts of `navigator` that say which system a page runs on. */
export interface SystemHints {
  userAgent: string;
  maxTouchPoints?: number;
}

/**
 * Which app is for this device; null where none is. A page with downloads has an offer for each and shows the one
 * the root names.
 */
export function systemOf({ userAgent, maxTouchPoints = 0 }: SystemHints): AppPlatform | null {
  const is = (pattern: RegExp) => pattern.test(userAgent);
  if (is(/Android/)) return is(/\bTV\b|AFT|BRAVIA|CrKey/) ? 'tv' : 'android';
  if (is(/iP[aho]/)) return 'ios';
  if (is(/Windows NT/)) return 'windows';
  // An iPad calls itself a Mac, and is touched.
  if (is(/Macintosh/)) return maxTouchPoints > 1 ? 'ios' : 'mac';
  // Chromebooks and Linux have no app of their own, but the extension.
  return is(/(?:Linux|CrOS) .*Chrome\//) && !is(/Tizen|Web0S|SMART-TV/) ? 'chrome' : null;
}

/** Names the visitor's system on the root of a page that offers downloads. */
export function offerSystem(root: Document, hints: SystemHints): void {
  const system = root.querySelector('[data-offers]') && systemOf(hints);
  if (system) root.documentElement.dataset.system = system;
}
