import type { HydrationOptions } from 'react-dom/client';
import { track } from '../boot/track.ts';

/**
 * Reports of a root of React: that it draws a page anew which a translator, an extension or a defect has made another one
 * than the server's, and that something throws. Goes to the console, and once for each kind to the operator, where the visit
 * may be measured.
 */
export function rootErrors(root: HTMLElement): HydrationOptions {
  const isTranslated = root.querySelector('font') !== null;
  const reported = new Set<string>();
  const report = (kind: 'translated' | 'redrawn' | 'caught' | 'uncaught') => (error: unknown) => {
    console.error(error);
    if (!reported.has(kind)) track('page_error', { path: location.pathname, kind });
    reported.add(kind);
  };
  return {
    onRecoverableError: report(isTranslated ? 'translated' : 'redrawn'),
    onCaughtError: report('caught'),
    onUncaughtError: report('uncaught'),
  };
}
