/** A value without control characters, cut at 255 code units; `null` when nothing is left. */
export function cleanValue(value: string | null): string | null {
  // A pair of code units that the cut would divide is left out.
  return (
    value
      ?.replace(/\p{C}/gu, '')
      .trim()
      .slice(0, 255)
      .replace(/[\uD800-\uDBFF]$/, '') || null
  );
}
