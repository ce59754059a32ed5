import { buildPath } from '../routes/buildPath.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { splitUrl } from '../routes/splitUrl.ts';

/**
 * A regular expression of a `#` that was encoded, once or several times; understood by JavaScript and by PCRE, for the
 * fronts that are configured from it.
 */
export const encodedHashPattern = '%(?:25)*23';
const encodedHash = new RegExp(encodedHashPattern);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address that a link was meant to have, where a mail gateway has written its `#` as `%23`: the page and what stands
 * behind `#`, such as the token of a mail. Null for every other path, and for pages that do not exist.
 */
export function restoreFragment({ pathname, search }: { pathname: string; search: string }): string | null {
  const [found] = encodedHash.exec(pathname) ?? [];
  if (!found) return null;
  const at = pathname.indexOf(found);
  const { language, variant, path } = splitUrl(pathname.slice(0, at));
  const match = matchRoute(path);
  const fragment = encodeURI(decode(pathname.slice(at + found.length)));
  if (!match || match.route.id === 'notFound' || !fragment) return null;
  return `${buildPath({ language, variant, path: match.servedPath })}${search}#${fragment}`;
}
