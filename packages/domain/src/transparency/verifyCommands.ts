import { networkFeedPath, networkSignaturePath } from '../network/networkFeedPath.ts';

/** Lines that write an Ed25519 public key, given as one line of base64, as the PEM file that OpenSSL reads. */
const keyFile = (key: string, name: string): string =>
  `printf '%s\\n' '-----BEGIN PUBLIC KEY-----' '${key}' '-----END PUBLIC KEY-----' > ${name}`;

const verify = (key: string, document: string): string =>
  `openssl pkeyutl -verify -pubin -inkey ${key} -rawin -in ${document} -sigfile ${document}.sig`;

/** Lines to type into a shell to verify the network feed with OpenSSL 3, and with nothing of ours. */
export const feedCommands = ({ origin, key }: { origin: string; key: string }): string[] => [
  keyFile(key, 'network.pub'),
  `curl -O ${origin}${networkFeedPath}`,
  `curl -O ${origin}${networkSignaturePath}`,
  verify('network.pub', 'feed.json'),
];

/** The same for the canary, whose signature is one line of base64. */
export const canaryCommands = (options: {
  origin: string;
  path: string;
  key: string;
  signature: string;
}): string[] => [
  keyFile(options.key, 'canary.pub'),
  `curl -O ${options.origin}${options.path}`,
  `printf '%s' '${options.signature}' | openssl base64 -d -A > canary.txt.sig`,
  verify('canary.pub', 'canary.txt'),
];
