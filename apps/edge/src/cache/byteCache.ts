export interface ByteCache<Value, Key = string> {
  /** The value of a key, which counts as used. */
  get(key: Key): Value | undefined;
  /** The value of a key, without a change of the order. */
  peek(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  /** Another value of the same weight for a key that has one, without a change of the order. */
  replace(key: Key, value: Value): void;
  /** Keys and values, the one used longest ago first. */
  all(): Iterable<readonly [Key, Value]>;
  size(): number;
  /** Bytes of all values. */
  weight(): number;
  clear(): void;
}

/**
 * Uses after which an entry of a cache with more entries than that moves to the end of its order again: moving costs more
 * than looking.
 */
const movesAfter = 64;

/** A cache bounded in bytes that evicts the least recently used entry. A heavier value is cached alone. */
export function createByteCache<Value, Key = string>(options: {
  maxBytes: number;
  weightOf: (value: Value, key: Key) => number;
}): ByteCache<Value, Key> {
  const { maxBytes, weightOf } = options;
  // In the order of use: the first was used longest ago.
  const entries = new Map<Key, { value: Value; weight: number; usedAt: number }>();
  let weight = 0;
  let uses = 0;

  const drop = (key: Key) => {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      uses += 1;
      if (uses - entry.usedAt > movesAfter || entries.size <= movesAfter) {
        entry.usedAt = uses;
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry.value;
    },
    peek: (key) => entries.get(key)?.value,
    set(key, value) {
      drop(key);
      const entry = { value, weight: weightOf(value, key), usedAt: uses };
      entries.set(key, entry);
      weight += entry.weight;
      for (const oldest of entries.keys()) {
        if (weight <= maxBytes || oldest === key) break;
        drop(oldest);
      }
    },
    replace(key, value) {
      const entry = entries.get(key);
      if (entry) entry.value = value;
    },
    *all() {
      for (const [key, { value }] of entries) yield [key, value] as const;
    },
    size: () => entries.size,
    weight: () => weight,
    clear() {
      entries.clear();
      weight = 0;
    },
  };
}
