import { proxy } from 'valtio';

/** Values cached for a while: one that has expired is dropped when it is read (spec section 4, Other). */
export interface CachedValues<Value> {
  readonly state: { readonly kept: Readonly<Record<string, { value: Value; expiresAt: number }>> };
  /** Undefined when there is none, or none any more. */
  get(key: string): Value | undefined;
  /** `lifetime` in ms. */
  set(key: string, value: Value, lifetime: number): void;
}

export function createCachedValues<Value>(now: () => number = Date.now): CachedValues<Value> {
  const state = proxy<{ kept: Record<string, { value: Value; expiresAt: number }> }>({ kept: {} });
  return {
    state,
    get(key) {
      const found = Object.hasOwn(state.kept, key) ? state.kept[key] : undefined;
      if (!found) return undefined;
      if (now() < found.expiresAt) return found.value;
      delete state.kept[key];
      return undefined;
    },
    set(key, value, lifetime) {
      state.kept[key] = { value, expiresAt: now() + lifetime };
    },
  };
}
