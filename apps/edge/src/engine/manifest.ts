export interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A chunk after everything it imports, save what `without` names. */
export function chunksOf(
  manifest: Manifest,
  key: string,
  seen: Set<string>,
  without: readonly string[] = [],
): string[] {
  if (seen.has(key) || without.includes(key) || !manifest[key]) return [];
  seen.add(key);
  const imports = manifest[key].imports ?? [];
  return [...imports.flatMap((imported) => chunksOf(manifest, imported, seen, without)), key];
}
