/** The names under which this tab stores what outlives a reload: each with its end. */
export const tabKeys = { typed: 'typed', codeStep: 'code-step', passkey: 'passkey-offer' } as const;
export type TabKey = (typeof tabKeys)[keyof typeof tabKeys];

interface Stored<Value> {
  value: Value;
  /** Epoch milliseconds. */
  until: number;
}

/** Storage may be off, full, or hold what others wrote: the page works without. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Reads a value of this tab; null where there is none, or it is over. */
export const readTab = <Value>(tabKey: TabKey, now = Date.now()): Value | null =>
  attempt(() => {
    const { value, until } = JSON.parse(sessionStorage.getItem(tabKey) ?? 'null') as Stored<Value>;
    return until > now ? value : null;
  });

/** Stores a value for this tab alone until a point in time. Never a password, a code or a token. */
export const writeTab = <Value>(tabKey: TabKey, value: Value, until: number): void => {
  attempt(() => sessionStorage.setItem(tabKey, JSON.stringify({ value, until } satisfies Stored<Value>)));
};

/** Forgets one value, or all: somebody else may use the tab next. */
export function forgetTab(...keys: TabKey[]): void {
  for (const key of keys.length ? keys : Object.values(tabKeys))
    attempt(() => sessionStorage.removeItem(key));
}
