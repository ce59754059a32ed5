import { lightCall } from '../api/lightCall.ts';
import { type Place, truncateAddress } from './describeVisit.ts';
import { readPlace, savePlace } from './savedPlace.ts';

/** Tries, and ms between two (spec section 9). */
const tries = 10;
const pause = 1000;

interface Facts {
  user_ip?: string;
  country?: string | null;
  country_code?: string | null;
}

/** Requests the facts, and saves them for the pages that follow: those that never start an app have no other way. */
async function requestPlace(): Promise<Facts | null> {
  const facts = (await lightCall('geoInfo').catch(() => null)) as Facts | null;
  if (facts) await savePlace(facts);
  return facts;
}

/** The facts of the visitor's address: saved, or requested every second up to ten times. Empty when there are none. */
export async function loadPlace(): Promise<Place> {
  for (let left = tries; left > 0; left -= 1) {
    const facts = (readPlace() as Facts | null) ?? (await requestPlace());
    if (facts)
      return {
        country: facts.country ?? '',
        country_code: facts.country_code ?? '',
        ip: truncateAddress(facts.user_ip ?? ''),
      };
    await new Promise((done) => setTimeout(done, pause));
  }
  return {};
}
