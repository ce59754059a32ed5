import { ownMarkup } from '../../boot/guardScripts.ts';

/** ms a page may take. */
const patience = 15_000;

/**
 * Takes the places out of the page at an address of ours, and puts them in the place of those that are shown (`FoundPlaces`).
 * Resolves with false where something newer was asked for meanwhile. Rejects where there is no such page, and changes nothing.
 */
export async function showFoundPlaces(address: string, isLatest: () => boolean): Promise<boolean> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-found]')];
  const busy = (is: boolean) => {
    for (const place of places) place.ariaBusy = is ? 'true' : null;
  };
  busy(true);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) throw new Error(`The page of places responded ${response.status}.`);
    const page = new DOMParser().parseFromString(ownMarkup(await response.text()), 'text/html');
    if (!isLatest()) return false;
    const next = places.map(({ dataset }) => page.querySelector(`[data-found="${dataset.found}"]`));
    if (next.includes(null)) throw new Error('The page has no places.');
    for (const [at, place] of places.entries()) place.replaceChildren(...(next[at]?.childNodes ?? []));
    return true;
  } finally {
    if (isLatest()) busy(false);
  }
}
