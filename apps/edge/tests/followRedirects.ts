/**
 * Where a static host sends a path by a file `_redirects`, or null: the first rule that fits, `*` for the rest of a
 * path and `:splat` for what it stood for. A rule with a star also fits the address before its slash on some hosts.
 */
export function followRedirects(text: string): (pathname: string) => string | null {
  const exact = new Map<string, string>();
  const starred: { start: string; to: string }[] = [];
  for (const line of text.trim().split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    if (from.endsWith('*')) starred.push({ start: from.slice(0, -1), to });
    else if (!exact.has(from)) exact.set(from, to);
  }
  return (pathname) => {
    const found = exact.get(pathname);
    if (found !== undefined) return found;
    const rule = starred.find(({ start }) => pathname.startsWith(start));
    return rule ? rule.to.replace(':splat', pathname.slice(rule.start.length)) : null;
  };
}
