import type { FixBrowser, FixSystem } from '@tern/patterns';

export interface Client {
  browser: FixBrowser | null;
  system: FixSystem | null;
  /** Major version, as the browser says. */
  version: string | null;
}

const browsers: readonly [FixBrowser, RegExp][] = [
  ['edge', /\b(?:Edg|EdgA|EdgiOS)\/(\d+)/],
  ['opera', /\bOPR\/(\d+)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /\bVersion\/(\d+).*\bSafari\//],
];
const systems: readonly [FixSystem, RegExp][] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows NT/],
  ['mac', /Mac OS X|Macintosh/],
];

/** Which browser and system a page runs in, as far as they say. Null for what has no card of its own. */
export function detectClient(navigator: {
  userAgent: string;
  /** Present in Brave only. */
  brave?: unknown;
  maxTouchPoints?: number;
}): Client {
  const { userAgent } = navigator;
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent));
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  return {
    browser: navigator.brave ? 'brave' : (browser?.[0] ?? null),
    // An iPad calls itself a Mac, and is touched.
    system: system === 'mac' && (navigator.maxTouchPoints ?? 0) > 1 ? 'ios' : system,
    version: browser?.[1].exec(userAgent)?.[1] ?? null,
  };
}
