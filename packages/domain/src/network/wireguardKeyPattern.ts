/** A WireGuard key in base64: 32 bytes. */
export const wireguardKeyPattern = /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/;
