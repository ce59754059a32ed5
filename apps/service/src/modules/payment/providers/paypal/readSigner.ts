import { type KeyObject, X509Certificate } from 'node:crypto';

const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * The public key of the certificate with which PayPal signs, from the PEM that it serves: the signer's own
 * certificate, then those of its issuers, each signed by the next. Throws when one of them does not hold at `now`
 * (epoch milliseconds) or none is there. That it comes from PayPal is known by its address.
 */
export function readSigner(pem: string, now: number): KeyObject {
  const chain = (pem.match(certificate) ?? []).map((text) => new X509Certificate(text));
  const [signer] = chain;
  if (!signer) throw new Error('no certificate');
  for (const [index, held] of chain.entries()) {
    if (!(Date.parse(held.validFrom) <= now && now <= Date.parse(held.validTo))) {
      throw new Error('a certificate out of its time');
    }
    const issuer = chain[index + 1];
    if (issuer && !(held.checkIssued(issuer) && held.verify(issuer.publicKey))) {
      throw new Error('a certificate that its issuer did not sign');
    }
  }
  return signer.publicKey;
}
