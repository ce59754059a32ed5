import { mayMeasureVisit } from '../boot/consent.ts';

/** Name in local storage of the visitor's place (spec section 3, geo info). */
export const geoKey = 'userMessage';

/** The facts that a page has saved; null where there is nothing, or nothing that can be read. */
export function readPlace(): unknown {
  try {
    return JSON.parse(localStorage.getItem(geoKey) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Saves where the visitor seems to be, whenever that is set (spec section 3), where the visit may be measured: only what
 * measures reads it again, so that nobody who was not asked, or has said no, has it stored.
 */
export async function savePlace(facts: object): Promise<void> {
  if (!(await mayMeasureVisit())) return;
  try {
    localStorage.setItem(geoKey, JSON.stringify(facts));
  } catch {
    // Storage may be off; the page works without.
  }
}
