import type { Plugin } from 'vite';

/** The first ring of chunks that import each other, or null. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const found = walk(next, [...path, name]);
      if (found) return found;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const found = walk(name, []);
    if (found) return found;
  }
  return null;
}

/** Chunks that import each other run in an order that depends on the page: one of them may not be there yet. */
export function withoutCycles(): Plugin {
  return {
    name: 'tern-without-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
      if (cycle)
        this.error(`Chunks import each other: ${cycle.join(' → ')}. See scriptGroups in vite.config.ts.`);
    },
  };
}
