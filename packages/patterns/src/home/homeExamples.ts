/** Addresses reserved for documentation (RFC 5737), which belong to no host. */
export const homeExamples = {
  visitor: '203.0.113.24',
  server: '198.51.100.7',
  /** An encrypted sentence as it looks on the wire. */
  cipher: '9f a3 04 c7 5e 1b d8 62',
} as const;
