import { brand, dayMs, languages } from '@tern/domain';

const year = 365 * dayMs;

/** Who takes reports of weaknesses (RFC 9116). It names a day on which it ends, and is made anew before. */
export function securityTxt(origin: string, now: number): string {
  return [
    `Contact: mailto:${brand.supportEmail.value}`,
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now + year).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
