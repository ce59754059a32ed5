import type { RouteEntry } from './routeEntry.ts';

/**
 * Whether no page that has opened it may hold on to it: where somebody types a password, pays, or sees what is personal
 * (docs/decisions/0027).
 */
export const isIsolated = ({ frame, layout, protected: personal }: RouteEntry): boolean =>
  personal || frame === 'purchase' || layout === 'single' || layout === 'standalone';
