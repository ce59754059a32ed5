import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Looks again and again until it is as wanted, or until so many looks in a row have found the same: a machine under load
 * takes as long as it takes. Returns the last look.
 */
export async function untilSettled<State>(
  look: () => Promise<State>,
  isWanted: (state: State) => boolean,
  looks = 300,
): Promise<State> {
  let found = await look();
  for (let unchanged = 0; unchanged < looks && !isWanted(found); unchanged += 1) {
    const before = JSON.stringify(found);
    await sleep(200);
    found = await look();
    if (JSON.stringify(found) !== before) unchanged = 0;
  }
  return found;
}
