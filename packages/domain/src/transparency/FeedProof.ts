interface Machines {
  servers: number;
  /** Those that have one. */
  countries: number;
}

/** Proofs of the signed list of servers. */
export interface FeedProof extends Machines {
  sequence: number;
  /** ISO. */
  issuedAt: string;
  /** The public key: SubjectPublicKeyInfo in one line of base64. */
  key: string;
  owned: Machines;
  rented: Machines;
}
