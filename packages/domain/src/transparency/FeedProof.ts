interface Machines {
  servers: number;
  /** Those that have one. */
  countries: number;
}

/** What the signed list of servers proves. */
export interface FeedProof extends Machines {
  sequence: number;
  /** ISO. */
  issuedAt: string;
  /** The public key: SubjectPublicKeyInfo in one line of base64. */
  key: string;
  owned: Machines;
  rented: Machines;
}
