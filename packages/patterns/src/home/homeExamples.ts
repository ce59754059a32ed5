/** Addresses and a host name reserved for documentation (RFC 5737, RFC 2606), which belong to nobody. */
export const homeExamples = {
  visitor: '203.0.113.24',
  server: '198.51.100.7',
  /** The most that a network sees of a visit over HTTPS. */
  host: 'www.trains.example',
  /** An encrypted sentence as it looks on the wire. */
  cipher: '9f a3 04 c7 5e 1b d8 62',
} as const;
