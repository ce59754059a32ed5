export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/**
 * Reads Stripe's form encoding: `line_items[0][price_data][currency]=usd` becomes nested lists and records.
 */
export function parseForm(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let place: Record<string, FormValue> = root;
    for (const key of keys.slice(0, -1)) {
      place[key] ??= Object.create(null) as Record<string, FormValue>;
      place = place[key] as Record<string, FormValue>;
    }
    const last = keys.at(-1);
    if (last !== undefined) place[last] = value;
  }
  return root;
}

/** Walks into a parsed form; undefined where something is missing. */
export function formAt(form: FormValue | undefined, ...path: (string | number)[]): string | undefined {
  let value: FormValue | undefined = form;
  for (const key of path) {
    if (typeof value !== 'object') return undefined;
    value = (value as Record<string, FormValue>)[String(key)];
  }
  return typeof value === 'string' ? value : undefined;
}

/** A record of strings at a path, such as `metadata`. */
export function formRecord(form: FormValue | undefined, ...path: string[]): Record<string, string> {
  let value: FormValue | undefined = form;
  for (const key of path) {
    value = typeof value === 'object' ? (value as Record<string, FormValue>)[key] : undefined;
  }
  if (typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
