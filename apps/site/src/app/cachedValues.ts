/** Values kept for a while: one that has expired is dropped when it is asked for (spec section 4, Other). */
export interface CachedValues<Value> {
  /** Undefined when there is none, or none any more. */
  get(key: string): Value | undefined;
  /** `lifetime` in ms. */
  set(key: string, value: Value, lifetime: number): void;
  readonly size: number;
}

export function createCachedValues<Value>(now: () => number = Date.now): CachedValues<Value> {
  const kept = new Map<string, { value: Value; expiresAt: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      if (now() < found.expiresAt) return found.value;
      kept.delete(key);
      return undefined;
    },
    set(key, value, lifetime) {
      kept.set(key, { value, expiresAt: now() + lifetime });
    },
    get size() {
      return kept.size;
    },
  };
}
