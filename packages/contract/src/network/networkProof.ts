import * as v from 'valibot';
import { defineOperation } from '../operation.ts';

/**
 * Proofs of the last good network feed: its key, its version, and the counts that the site states. The document and
 * its signature lie at `networkFeedPath` and `networkSignaturePath` of `domain`, byte for byte as they were signed.
 */
export const networkProof = defineOperation({
  name: 'networkProof',
  method: 'GET',
  path: '/api/mms/network/v1/proof',
  auth: 'none',
  summary: 'The key, the version and the counts of the signed network feed.',
  input: v.object({}),
  output: v.object({
    /** Null: there is none. */
    feed: v.nullable(
      v.object({
        sequence: v.number(),
        /** When it was made, ISO 8601. */
        issued_at: v.string(),
        /** The Ed25519 public key of its signature: SubjectPublicKeyInfo in one line of base64. */
        key: v.string(),
        /** SHA-256 of the document, hexadecimal. */
        hash: v.string(),
        servers: v.number(),
        /** Those that have a server. */
        countries: v.number(),
        owned: v.object({ servers: v.number(), countries: v.number() }),
        rented: v.object({ servers: v.number(), countries: v.number() }),
      }),
    ),
  }),
  errors: [],
});
