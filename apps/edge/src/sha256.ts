/** The SHA-256 of a text or of bytes, in base64. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The same in the letters of addresses and tags (base64url without padding). */
export const sha256Url = async (data: string | Uint8Array): Promise<string> =>
  (await sha256(data)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
