/** A pair of WireGuard keys, each 32 bytes in base64. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * Makes a key pair in this browser (X25519 of Web Crypto). Nothing of it is stored or sent. Throws where the browser does
 * not know the curve: some of 2024 and before do not.
 */
export async function makeKeyPair(crypto: Pick<Crypto, 'subtle'> = globalThis.crypto): Promise<KeyPair> {
  const pair = (await crypto.subtle.generateKey({ name: 'X25519' }, true, ['deriveBits'])) as CryptoKeyPair;
  const [wrapped, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('raw', pair.publicKey),
  ]);
  // PKCS #8 ends with the key. It is clamped as `wg genkey` does, so that every tool shows the same one.
  const privateKey = new Uint8Array(wrapped).slice(-32);
  privateKey[0] = (privateKey[0] as number) & 248;
  privateKey[31] = ((privateKey[31] as number) & 127) | 64;
  return { publicKey: base64(new Uint8Array(publicKey)), privateKey: base64(privateKey) };
}
