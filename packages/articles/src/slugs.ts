/** Anchors of one text: letters and digits of any script with hyphens between them, each one once. */
export function createSlugs(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const base =
      text
        .normalize('NFC')
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 80) || 'part';
    const count = used.get(base) ?? 0;
    used.set(base, count + 1);
    return count === 0 ? base : `${base}-${count + 1}`;
  };
}
