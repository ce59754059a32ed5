/**
 * The page numbers to show, `null` for a gap: first, last, and the neighbours of the current one. At most seven
 * places, so that the row keeps its width from page to page.
 */
export function pagesAround(current: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const start = Math.min(Math.max(current - 1, 3), count - 4);
  const middle =
    current <= 4
      ? [2, 3, 4, 5]
      : current >= count - 3
        ? [count - 4, count - 3, count - 2, count - 1]
        : [start, start + 1, start + 2];
  return [
    1,
    ...(middle[0] === 2 ? [] : [null]),
    ...middle,
    ...(middle.at(-1) === count - 1 ? [] : [null]),
    count,
  ];
}
