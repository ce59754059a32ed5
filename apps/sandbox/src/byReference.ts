interface Referring {
  /** The shop's order. */
  reference: string | null;
}

const indexes = new WeakMap<object, Map<string | null, Referring[]>>();

/** A book finds what an order has in it without a look at all others. */
function indexOf<Kept extends Referring>(book: Readonly<Record<string, Kept>>): Map<string | null, Kept[]> {
  const known = indexes.get(book) as Map<string | null, Kept[]> | undefined;
  if (known) return known;
  const index = Map.groupBy(Object.values(book), ({ reference }) => reference);
  indexes.set(book, index);
  return index;
}

/** Enters something new in a book. */
export function enter<Kept extends Referring>(book: Record<string, Kept>, id: string, kept: Kept): void {
  const index = indexOf(book);
  book[id] = kept;
  const others = index.get(kept.reference);
  if (others) others.push(kept);
  else index.set(kept.reference, [kept]);
}

/** The entries of an order in a book, the oldest first; those of all orders without one. */
export const ofOrder = <Kept extends Referring>(
  book: Readonly<Record<string, Kept>>,
  order?: string,
): readonly Kept[] => (order === undefined ? Object.values(book) : (indexOf(book).get(order) ?? []));
