import { normalizeKey } from '../input/normalizeInput.ts';

/** The key of an address: two with the same key are one. */
export const emailKeyOf = (email: string): string => normalizeKey(email).toLowerCase();

/** Mail services that ignore dots in the part before the @. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Other names of the same mailbox. */
const sameDomain: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };

/** Mail services whose addresses take a tag, and the sign before it. Elsewhere the sign may be part of a name. */
const tagSigns: Readonly<Record<string, string>> = {
  'gmail.com': '+',
  'googlemail.com': '+',
  'outlook.com': '+',
  'hotmail.com': '+',
  'live.com': '+',
  'msn.com': '+',
  'icloud.com': '+',
  'me.com': '+',
  'mac.com': '+',
  'proton.me': '+',
  'protonmail.com': '+',
  'pm.me': '+',
  'fastmail.com': '+',
  'yahoo.com': '-',
};

/**
 * The mailbox behind an address, for asking whether two addresses are one person: lower case; without what follows the
 * tag sign, at services that are known to drop it; without dots at Gmail. An address of any other service only loses a
 * `+` tag, which RFC 5233 describes and no large service hands out as part of a name. Two people are never made one at a
 * service that is listed; at others a `+` inside a name could, which costs one of them a trial and nothing else.
 * Mail is sent to the address as it was typed, never to this one.
 */
export function canonicalEmail(email: string): string {
  const typed = emailKeyOf(email);
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const domain = typed.slice(at + 1);
  const [name = ''] = typed.slice(0, at).split(tagSigns[domain] ?? '+');
  // Nothing but a tag: it is the name.
  const mailbox = name || typed.slice(0, at);
  return `${withoutDots.has(domain) ? mailbox.replaceAll('.', '') : mailbox}@${sameDomain[domain] ?? domain}`;
}
