const pattern = /^(\d{1,12})-([0-9a-zA-Z_]{1,64})-([\w-]{43})$/;

/** The parts of the token behind `#` in the link of a mail that resets a password; null for every other text. */
export function parseResetLink(
  token: string,
): { /** Epoch seconds. */ expires: number; userId: string; signature: string } | null {
  const [, expires, userId, signature] = pattern.exec(token) ?? [];
  return expires && userId && signature ? { expires: Number(expires), userId, signature } : null;
}
