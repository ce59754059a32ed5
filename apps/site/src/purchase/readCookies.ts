/** The cookies that scripts may read, decoded where they can be. */
export function readCookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decode(pair.slice(at + 1))];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
