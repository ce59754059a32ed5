/** EdDSA, ES256 and RS256 (COSE), which authenticators have. */
export const algorithms = [-8, -7, -257] as const;
