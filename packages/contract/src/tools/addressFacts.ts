import * as v from 'valibot';

/** The place and network of an address. Null where the installed data has no entry. */
export const placeFacts = {
  /** English name. */
  country: v.nullable(v.string()),
  /** Two letters. */
  country_code: v.nullable(v.string()),
  /** English name of a state or province. */
  region: v.nullable(v.string()),
  city: v.nullable(v.string()),
  /** Degrees; of a city or network, never of a person. */
  location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  /** Who runs the network the address belongs to. */
  network: v.nullable(v.object({ number: v.number(), name: v.nullable(v.string()) })),
};

/** The server whose exit an address is (`docs/network-feed.md`): "Tokyo, jp-tyo-014". */
export const exitName = v.object({
  /** `jp-tyo-014`. */
  server: v.string(),
  /** English name. */
  city: v.string(),
  /** Two letters. */
  country_code: v.string(),
});
export type ExitName = v.InferOutput<typeof exitName>;

export const addressFacts = v.object({
  /** Canonical spelling. */
  ip: v.string(),
  family: v.picklist(['ipv4', 'ipv6']),
  ...placeFacts,
  /** It is one of our exits. */
  is_exit: v.boolean(),
  /** Which one; left out where the feed does not have it. */
  exit: v.optional(exitName),
});
export type AddressFacts = v.InferOutput<typeof addressFacts>;
