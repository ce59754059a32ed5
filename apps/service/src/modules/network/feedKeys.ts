import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The Ed25519 key that a line of base64 is (SubjectPublicKeyInfo, the middle of a PEM file); null for anything else. */
export function feedKeyOf(line: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(line, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** The line of the key that `signature` is of; null: it is of none of them. */
export function signerOf(bytes: Buffer, signature: Buffer, lines: readonly string[]): string | null {
  const isSigner = (line: string) => {
    const key = feedKeyOf(line);
    return key !== null && verify(null, bytes, key, signature);
  };
  return lines.find(isSigner) ?? null;
}
