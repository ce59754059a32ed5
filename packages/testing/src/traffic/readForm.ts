type FormValue = string | number | boolean | FormValue[] | { [key: string]: FormValue };

/**
 * Reads a form with nested names: `items[0][quantity]=1` becomes `{ items: [{ quantity: 1 }] }`. A form has only
 * text; digits are read as a number, `true` and `false` as themselves.
 */
export function readForm(form: string): Record<string, unknown> {
  const read: Record<string, FormValue> = {};
  for (const [name, text] of new URLSearchParams(form)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    const last = keys.pop();
    if (last === undefined) continue;
    let place = read;
    for (const key of keys) {
      place[key] ??= {};
      place = place[key] as Record<string, FormValue>;
    }
    place[last] = scalar(text);
  }
  return asLists(read) as Record<string, unknown>;
}

function scalar(text: string): FormValue {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

/** A record whose names are 0, 1, 2 … is a list. */
function asLists(value: FormValue): FormValue {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
