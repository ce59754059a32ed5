/** Letters to change, add or leave out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, against] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const singular = (word: string) => word.replace(/ies$/i, 'y').replace(/s$/i, '').toUpperCase();

/** The known name that a misspelt one was meant to be; undefined where none is near. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  // Two letters, or one in five: short words are near to too many others.
  let least = (word.length < 6 ? 1 : Math.max(2, Math.floor(word.length / 5))) + 1;
  for (const name of names) {
    const found = distance(singular(word), singular(name));
    if (found < least) {
      least = found;
      best = name;
    }
  }
  return best;
}
