/** Bytes of one line of base64. */
export const fromBase64 = (line: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(line), (character) => character.charCodeAt(0));

/** SHA-256, hexadecimal. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether an Ed25519 signature is of these bytes and this key (SubjectPublicKeyInfo in one line of base64). Null: the
 * browser has no Ed25519, or no Web Crypto at all, as on pages without HTTPS.
 */
export async function isSignedBy(
  bytes: Uint8Array<ArrayBuffer>,
  { key, signature }: { key: string; signature: Uint8Array<ArrayBuffer> },
): Promise<boolean | null> {
  try {
    const algorithm = { name: 'Ed25519' };
    const imported = await crypto.subtle.importKey('spki', fromBase64(key), algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, imported, signature, bytes);
  } catch {
    return null;
  }
}
