import { lookup, resolveTxt } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Check, type Finding, isLocal, ok, problem, unread, warning } from './Check.ts';

/** The look-ups; each rejects with a `code` as `node:dns` does. */
export interface Names {
  lookup(host: string): Promise<unknown>;
  resolveTxt(name: string): Promise<string[][]>;
}

const absent = ['ENOTFOUND', 'ENODATA'];

/** `no-reply@tern.example` and `Tern <no-reply@tern.example>` are of `tern.example`. */
const domainOf = (sender: string) => /@([^\s>]+)>?\s*$/.exec(sender)?.[1]?.toLowerCase();

async function originFinding(names: Names, origin: string): Promise<Finding> {
  const { hostname } = new URL(origin);
  try {
    await names.lookup(hostname.replace(/^\[|\]$/g, ''));
    return ok(`${hostname} resolves.`);
  } catch (error) {
    const { code } = error as { code?: string };
    return problem(
      `${hostname} does not resolve (${code}).`,
      'Add its A and AAAA records, or correct PUBLIC_ORIGIN.',
    );
  }
}

/** Whether a record is there that receivers of mail look for. Its lack makes mails spam, not lost. */
async function mailRecord(
  names: Names,
  record: { name: string; begins: RegExp; label: string },
): Promise<Finding> {
  const { name, begins, label } = record;
  try {
    const found = await names.resolveTxt(name);
    if (found.some((parts) => begins.test(parts.join('')))) return ok(`${name} has ${label}.`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!absent.includes(code))
      return warning(`${name} could not be looked up (${code}).`, 'Try again later.');
  }
  return warning(
    `${name} has no ${label}: mails may be taken for spam.`,
    `Add a TXT record of ${label} there.`,
  );
}

/** The check with these names, the network's own unless a test brings some. */
export const createDnsCheck = (names: Names): Check => ({
  name: 'dns',
  async examine({ server, mail }) {
    if (!server) return unread;
    const findings = [await originFinding(names, server.publicOrigin)];
    const host = new URL(server.publicOrigin).hostname;
    const domain = mail?.mailFrom ? domainOf(mail.mailFrom) : host;
    if (mail?.mailFrom && !domain) {
      return [...findings, problem('MAIL_FROM has no domain.', 'Write it as no-reply@tern.example.')];
    }
    // A machine by itself sends no mail to anybody.
    if (!domain || isIP(domain) || isLocal(domain)) return findings;
    const records = [
      { name: domain, begins: /^v=spf1\b/i, label: 'SPF' },
      { name: `_dmarc.${domain}`, begins: /^v=DMARC1\b/i, label: 'DMARC' },
    ];
    return [...findings, ...(await Promise.all(records.map((record) => mailRecord(names, record))))];
  },
});

export const dnsCheck = createDnsCheck({ lookup: (host) => lookup(host), resolveTxt });
