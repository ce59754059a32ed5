import { type Currency, currencyOfCountry, isBlockedCountry } from '@tern/domain';
import type { VisitArm } from './experimentSource.ts';
import { keyName, type PageKey } from './pageKey.ts';
import type { PageRequest } from './pageRequest.ts';
import type { EdgeRequest } from './respond.ts';
import type { SharedKey } from './sharedKey.ts';

const currencyByCountry = new Map<string | null, Currency>();
/** More than there are countries: a proxy may send anything. */
const mostCountries = 300;

/** `currencyOfCountry`, which looks through the countries of every currency, remembered. */
function currencyFor(country: string | null): Currency {
  const known = currencyByCountry.get(country);
  if (known) return known;
  const currency = currencyOfCountry(country);
  if (currencyByCountry.size < mostCountries) currencyByCountry.set(country, currency);
  return currency;
}

/** The visitor's choice, else what the country pays in; whether the country gets the notice (spec section 1). */
export function keyOf(
  wanted: PageRequest,
  path: string | null,
  request: EdgeRequest,
  decided: SharedKey | null,
  arm: VisitArm | null,
): PageKey {
  const { language, variant } = wanted;
  const priced = path !== null && wanted.priced;
  const guarded = path !== null && wanted.guarded;
  const key = {
    language,
    variant,
    path,
    currency: priced ? (wanted.currency ?? decided?.currency ?? currencyFor(request.country())) : null,
    blocked: guarded && (decided ? decided.blocked : isBlockedCountry(request.country())),
  };
  return arm?.key !== undefined && path !== null ? { ...key, arm: arm.key } : key;
}

/** The last name of a request's key: the same requests come again and again, nearly always with the same one. */
const names = new WeakMap<PageRequest, { key: PageKey; name: string }>();

/** `keyName`, remembered with the request. Language and variant are the request's. */
export function nameOf(wanted: PageRequest, key: PageKey): string {
  const last = names.get(wanted);
  if (
    last?.key.path === key.path &&
    last.key.currency === key.currency &&
    last.key.blocked === key.blocked &&
    last.key.arm === key.arm
  )
    return last.name;
  const name = keyName(key);
  names.set(wanted, { key, name });
  return name;
}
