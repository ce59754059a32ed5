import { type Currency, cardMethodCodes, currencies, type PaymentMethod } from '@tern/domain';
import type { Content } from '../http/Content.ts';

/**
 * Request header with which a cache in front says that it has decided for the visitor: language and variant stand in
 * the address, currency and country in this value. Few values, so that it may be part of a key (docs/decisions/0014).
 */
export const sharedKeyHeader = 'x-tern-key';

/** A decision of the front: all that a page depends on besides its address. */
export interface SharedKey {
  readonly currency: Currency;
  /** Whether the service is not offered where the visitor is. */
  readonly blocked: boolean;
  /** The method that takes cards, where the country has one of its own. */
  readonly cards?: PaymentMethod;
}

/** `GBP`, `GBP-rz`, or `GBP-blocked`. */
export const writeSharedKey = ({ currency, blocked, cards }: SharedKey): string =>
  `${currency}${blocked ? '-blocked' : cards ? `-${cards}` : ''}`;

const known = new Map<string, SharedKey>(
  currencies
    .flatMap((currency): SharedKey[] => [
      { currency, blocked: false },
      { currency, blocked: true },
      ...cardMethodCodes.map((cards) => ({ currency, blocked: false, cards })),
    ])
    .map((key) => [writeSharedKey(key), key]),
);

/** Null for anything that is none of these values: then nothing was decided. */
export const parseSharedKey = (value: string | string[] | undefined): SharedKey | null =>
  typeof value === 'string' ? (known.get(value) ?? null) : null;

/** Seconds that caches in front may show a page, show it while they fetch it anew, and show it while they cannot. */
const fresh = 600;
const whileRevalidating = 60;
const ifError = 24 * 3600;
/** Pages of unknown addresses: there is no end of these. */
const freshUnknown = 60;

const shared = new WeakMap<Content, Content>();

/** The same content for a cache in front. */
export function sharedContent(content: Content): Content {
  let copy = shared.get(content);
  if (!copy) {
    const tags = content.tags ?? [];
    copy = {
      ...content,
      headers: {
        ...content.headers,
        'cache-control': [
          'public',
          'max-age=0',
          `s-maxage=${content.status === 200 ? fresh : freshUnknown}`,
          `stale-while-revalidate=${whileRevalidating}`,
          `stale-if-error=${ifError}`,
        ].join(', '),
        vary: 'Accept-Encoding, X-Tern-Key',
        'cache-tag': tags.join(','),
        'surrogate-key': tags.join(' '),
      },
    };
    shared.set(content, copy);
  }
  return copy;
}
