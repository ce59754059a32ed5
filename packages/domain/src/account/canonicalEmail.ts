import { normalizeKey } from '../input/normalizeInput.ts';

/** The key of an address: two with the same key are one. */
export const emailKeyOf = (email: string): string => normalizeKey(email).toLowerCase();

/** Signs in the part before the @ that a mail service ignores. */
const ignoredSigns: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g };

/** Other names of the same mailboxes: a name before the @ is given to one person under all of them. */
const sameDomain: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/** Mail services where `anything@joe.fastmail.com` is a tag as well: it goes to `joe@fastmail.com`. */
const mailboxAsSubdomain = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/** Mail services whose addresses take a tag, and the sign before it. Elsewhere the sign may be part of a name. */
const tagSigns: Readonly<Record<string, string>> = {
  'gmail.com': '+',
  'outlook.com': '+',
  'hotmail.com': '+',
  'live.com': '+',
  'msn.com': '+',
  'icloud.com': '+',
  'proton.me': '+',
  'fastmail.com': '+',
  'fastmail.fm': '+',
  'yahoo.com': '-',
};

/**
 * The mailbox behind an address, for asking whether two addresses are one person: lower case; under one name of its mail
 * service; without what follows the tag sign, at services that are known to drop it; without the signs that the service
 * ignores. An address of any other service only loses a `+` tag, which RFC 5233 describes and no large service hands out
 * as part of a name. Two people are never made one at a service that is listed; at others a `+` inside a name could,
 * which costs one of them a trial and nothing else. Mail is sent to the address as it was typed, never to this one.
 * Keys that are stored are made of it: a change here raises `mailboxRules`.
 */
export function canonicalEmail(email: string): string {
  const typed = emailKeyOf(email);
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const [, subdomain, service] = mailboxAsSubdomain.exec(typed.slice(at + 1)) ?? [];
  const written = subdomain ?? typed.slice(0, at);
  const named = service ?? typed.slice(at + 1);
  const domain = sameDomain[named] ?? named;
  const [name = ''] = written.split(tagSigns[domain] ?? '+');
  // Nothing but a tag, or signs that do not count: it is the name.
  const mailbox = name.replace(ignoredSigns[domain] ?? '', '') || name || written;
  return `${mailbox}@${domain}`;
}

/** The version of these rules that stored keys are made by. */
export const mailboxRules = 2;
