/** Passkeys of one account at most. */
export const passkeyLimit = 20;
