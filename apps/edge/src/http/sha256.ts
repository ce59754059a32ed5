const utf8 = new TextEncoder();
/** Texts are written here for their digest, which copies them at once: a copy of each would be garbage. */
let room = new Uint8Array(1024);

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  if (room.length < 3 * text.length) room = new Uint8Array(3 * text.length);
  return room.subarray(0, utf8.encodeInto(text, room).written);
}

/** The SHA-256 of a text or of bytes, in base64. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? bytesOf(data) : (data as Uint8Array<ArrayBuffer>);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The same in the letters of addresses and tags (base64url without padding). */
export const sha256Url = async (data: string | Uint8Array): Promise<string> =>
  (await sha256(data)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
