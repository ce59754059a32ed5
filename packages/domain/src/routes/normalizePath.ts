/** Characters, plain or percent-encoded, that browsers and proxies read as a slash, or leave out so that slashes meet. */
const separator = String.raw`[\x00-\x20\x7f\x5c/]|%(?:[01][0-9a-f]|2f|5c|7f)`;

/**
 * A regular expression, without regard to letter case, of paths that can be read in more than one way. It is
 * understood by JavaScript and by PCRE, for the fronts that are configured from it.
 */
export const ambiguousPath = String.raw`^[^/]|^$|[\x00-\x20\x7f\x5c]|%(?:[01][0-9a-f]|2f|5c|7f)|//|/(?:\.|%2e){1,2}(?:/|$)`;

const ambiguous = new RegExp(ambiguousPath, 'i');
const separators = new RegExp(`(?:${separator})+`, 'gi');

/** Whether every browser and proxy reads a path as it is written. */
export const isNormalPath = (path: string): boolean => !ambiguous.test(path);

/**
 * The one spelling of a path, in which it is judged and used: it starts with one slash, has no empty segments, no dot
 * segments, no backslashes and no control characters, encoded ones included. `/en//host` is `/en/host`.
 */
export function normalizePath(path: string): string {
  if (isNormalPath(path)) return path;
  const parts = path
    .replace(separators, '/')
    .split('/')
    .map((part) => ({ part, dots: part.replace(/%2e/gi, '.') }));
  const segments: string[] = [];
  for (const { part, dots } of parts) {
    if (dots === '..') segments.pop();
    else if (dots !== '' && dots !== '.') segments.push(part);
  }
  const isFolder = /^\.{0,2}$/.test(parts.at(-1)?.dots ?? '');
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`;
}
