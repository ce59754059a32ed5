/** Levels of arrays and objects in an input; no operation has more than four. */
const deepest = 32;

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Whether PostgreSQL can store every text of a parsed body, keys included: its text holds no NUL and no half of a
 * surrogate pair, and no person types either. False also for what is nested more deeply than any input; the walk needs
 * no stack, so that no depth can end it.
 */
export function isStorable(value: unknown): boolean {
  const left = [{ value, depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: each, depth } = next;
    if (typeof each === 'string' && !isText(each)) return false;
    if (typeof each !== 'object' || each === null) continue;
    if (depth === deepest) return false;
    for (const [key, inner] of Object.entries(each)) {
      if (!isText(key)) return false;
      left.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
