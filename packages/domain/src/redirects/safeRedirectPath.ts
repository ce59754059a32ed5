import { normalizePath } from '../routes/normalizePath.ts';

/**
 * The path a person may be sent to after signing in, or `null` when `value` is anything but a path of
 * this site: another host (`//…`, `/\…`, a scheme), control characters, or an address that only looks
 * like a path. Returns the path as the browser will read it, in its normal spelling.
 */
export function safeRedirectPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2048 || !value.startsWith('/')) return null;
  // Browsers drop tabs and line breaks, and read a backslash as a slash.
  if (hasControlCharacter(value) || value.includes('\\')) return null;
  let url: URL;
  try {
    url = new URL(value, 'https://site.invalid');
  } catch {
    return null;
  }
  if (url.origin !== 'https://site.invalid') return null;
  // Dot segments can leave a second slash in front: `/.//host`. A page may decode once more before it navigates.
  const decoded = decodePath(url.pathname);
  if (decoded === null || hasControlCharacter(decoded)) return null;
  if (decoded.startsWith('//') || decoded.includes('\\')) return null;
  // Behind a prefix a second slash would be the first: `/m//host`.
  const pathname = normalizePath(url.pathname);
  if (decodePath(pathname)?.includes('//')) return null;
  return pathname + url.search + url.hash;
}

function decodePath(path: string): string | null {
  let decoded = path;
  for (let round = 0; round < 3; round += 1) {
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    } catch {
      return null;
    }
  }
  return decoded;
}

function hasControlCharacter(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return true;
  }
  return false;
}
