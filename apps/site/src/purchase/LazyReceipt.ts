import { lazy } from 'react';

const load = async () => ({ default: (await import('./OrderReceipt.tsx')).OrderReceipt });

/** The receipt of a paid order. A page that waits for the payment has no room for it before. */
export const LazyReceipt = lazy(load);

/** Fetches it ahead, while the payment is being confirmed. What fails now is fetched again when it is shown. */
export const loadReceipt = (): Promise<unknown> => load().catch(() => {});
