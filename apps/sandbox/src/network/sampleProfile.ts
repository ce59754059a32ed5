import { createHash } from 'node:crypto';

/** PEM of a text that says that it is none. */
const certificate = Buffer.from(
  'This is no certificate. The sandbox made it up, so that files for OpenVPN have their form. No server has its key, and no client connects with it.',
)
  .toString('base64')
  .replace(/.{1,64}/g, '$&\n');

/** 256 bytes, hexadecimal, that everybody can compute. */
const sharedKey = Array.from({ length: 16 }, (_, line) =>
  createHash('md5').update(`OpenVPN of the sandbox ${line}`).digest('hex'),
).join('\n');

/** The part that the OpenVPN files of the sample network share. */
export const sampleProfile = `client
dev tun
nobind
persist-key
persist-tun
resolv-retry infinite
remote-cert-tls server
auth-user-pass
auth-nocache
data-ciphers AES-256-GCM:CHACHA20-POLY1305
tls-version-min 1.2
explicit-exit-notify 1
verb 3
<ca>
-----BEGIN CERTIFICATE-----
${certificate}-----END CERTIFICATE-----
</ca>
<tls-crypt>
# Made up by the sandbox.
-----BEGIN OpenVPN Static key V1-----
${sharedKey}
-----END OpenVPN Static key V1-----
</tls-crypt>
`;
