import { createHash } from 'node:crypto';
import { renewalPageStyle } from '@tern/mails';

const styleHash = createHash('sha256').update(renewalPageStyle).digest('base64');

/** Of pages that links in mails lead to. `formAction`: where their form may lead. */
export const linkedPageHeaders = (formAction: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
});
