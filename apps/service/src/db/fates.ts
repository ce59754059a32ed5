/**
 * The fate of a column that can hold something of a person, when their account is deleted. `row`: its row goes.
 * `emptied`: the row stays without it. `kept`: it stays, for the reason that stands there.
 */
export type Fate =
  | { deletion: 'row' | 'emptied'; until?: string }
  | { deletion: 'kept'; why: string; until?: string };

export interface TableOfPeople {
  /** Columns that can hold something of a person: names, addresses, places, hashes of them, texts of others about them. */
  people: Readonly<Record<string, Fate>>;
  /** The rest: states, sums, names of plans, identifiers that lead to no person by themselves. */
  others: readonly string[];
}

export const row: Fate = { deletion: 'row' };
export const shortLived: Fate = { deletion: 'row', until: 'their end, in minutes: old account data' };
export const emptied: Fate = { deletion: 'emptied' };
export const kept = (why: string, until?: string): Fate => ({
  deletion: 'kept',
  why,
  ...(until && { until }),
});

export const bareId = kept('the bare id that orders hang on: it leads to an empty account');
export const bookkeeping = kept(
  'bookkeeping, and refunds and disputes that still come: it means something at the provider alone',
);
export const nobodys = kept('which language an empty account had says nothing of anybody');
export const figure = kept('a figure of a day: nobody is named');
