/**
 * Whether a visit makes an intent page personal (`startsFor` of its entry in the manifest): a cookie, a parameter of the
 * query (`?plan`), or anything behind `#`.
 */
export function startsAtOnce(
  reasons: readonly string[],
  visit: { cookie: string; search: string; hash: string },
): boolean {
  const found = new Set([
    ...visit.cookie.split(/;\s*/).map((pair) => pair.split('=')[0]),
    ...[...new URLSearchParams(visit.search).keys()].map((name) => `?${name}`),
    visit.hash.length > 1 ? '#' : '',
  ]);
  return reasons.some((reason) => reason !== '' && found.has(reason));
}
