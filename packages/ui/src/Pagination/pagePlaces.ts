import { pagesAround } from './pagesAround.ts';

export interface PagePlace {
  /** `null` for a gap. */
  page: number | null;
  /** Where there is room for it; `compact` stands on phones only. */
  on: 'all' | 'wide' | 'compact';
}

/**
 * The places of `pagesAround`, and what is left of them on a phone: the first, the current and the last page, with
 * a gap between those that do not follow each other. A gap of one page is that page.
 */
export function pagePlaces(current: number, count: number): PagePlace[] {
  const kept = new Set([1, current, count]);
  if (current === 3) kept.add(2);
  if (current === count - 2) kept.add(count - 1);
  const places: PagePlace[] = [];
  let skipped: (number | null)[] = [];
  for (const page of pagesAround(current, count)) {
    if (page === null || !kept.has(page)) {
      skipped.push(page);
      continue;
    }
    if (skipped.length > 0 && !skipped.includes(null)) places.push({ page: null, on: 'compact' });
    places.push(...skipped.map((one) => ({ page: one, on: one === null ? 'all' : 'wide' }) as const));
    places.push({ page, on: 'all' });
    skipped = [];
  }
  return places;
}
