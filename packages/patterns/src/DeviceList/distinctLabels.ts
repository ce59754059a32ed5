/**
 * A label for each `[id, name, when]` that no other one has: its name; where others have the same, also when it was
 * last seen; and a number where that is the same too.
 */
export function distinctLabels(
  items: readonly (readonly [id: string, name: string, when: string])[],
): ReadonlyMap<string, string> {
  const count = <K>(keys: readonly K[]) => {
    const counts = new Map<K, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const names = count(items.map(([, name]) => name));
  const longer = items.map(([id, name, when]) => ({
    id,
    label: (names.get(name) ?? 0) > 1 ? `${name}, ${when}` : name,
  }));
  const same = count(longer.map(({ label }) => label));
  const used = new Map<string, number>();
  return new Map(
    longer.map(({ id, label }) => {
      if ((same.get(label) ?? 0) < 2) return [id, label];
      const place = (used.get(label) ?? 0) + 1;
      used.set(label, place);
      return [id, `${label}, ${place}`];
    }),
  );
}
