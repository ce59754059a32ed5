import { type CardMethods, cardMethodOf, currencyOfCountry, isBlockedCountry } from '@tern/domain';
import { keyName, type PageKey } from '../cache/pageKey.ts';
import type { SharedKey } from '../cache/sharedKey.ts';
import type { EdgeRequest } from '../http/respond.ts';
import type { VisitArm } from '../sources/experimentSource.ts';
import type { PageRequest } from './pageRequest.ts';

/** The decision of a front counts while the service offers that method somewhere. */
function cardsFor(known: CardMethods, request: EdgeRequest, decided: SharedKey | null) {
  if (!decided) return cardMethodOf(known, request.country());
  const { cards } = decided;
  return cards && Object.values(known.countries).includes(cards) ? cards : known.usual;
}

/** Facts of the service that a key depends on. */
export interface KeyFacts {
  activity?: string | null;
  /** Which method that takes cards is offered; null: not known. */
  cards?: CardMethods | null;
}

/** The visitor's choice, else what the country pays in; whether the country gets the notice (spec section 1). */
export function keyOf(
  wanted: PageRequest,
  path: string | null,
  request: EdgeRequest,
  decided: SharedKey | null,
  arm: VisitArm | null,
  { activity = null, cards = null }: KeyFacts = {},
): PageKey {
  const { language, variant } = wanted;
  const priced = path !== null && wanted.priced;
  const key = {
    language,
    variant,
    path,
    currency: priced ? (wanted.currency ?? decided?.currency ?? currencyOfCountry(request.country())) : null,
    blocked: decided ? decided.blocked : isBlockedCountry(request.country()),
  };
  const card = cards && wanted.sells && !key.blocked ? cardsFor(cards, request, decided) : null;
  return {
    ...key,
    ...(card !== null && { cards: card }),
    ...(activity !== null && priced && { activity }),
    ...(arm?.key !== undefined && path !== null && { arm: arm.key }),
  };
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
    last.key.cards === key.cards &&
    last.key.activity === key.activity &&
    last.key.arm === key.arm
  )
    return last.name;
  const name = keyName(key);
  names.set(wanted, { key, name });
  return name;
}
