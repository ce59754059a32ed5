import { defineMessages } from '@tern/i18n';

export const verifyStepsMessages = defineMessages('verifySteps', {
  verify: [
    'Verify on this page',
    'Button on the page /transparency: the browser verifies the signature of a document',
  ],
  busy: ['Verifying …', 'The same button while it works'],
  fetched: [
    'Fetched {bytes, number} bytes',
    'Step of a verification: the document was downloaded. Below it stands its SHA-256',
  ],
  read: ['Text read from this page', 'Step of a verification. Below it stands the SHA-256 of the text'],
  signatureGood: ['The signature matches document and key', 'Step of a verification that succeeded'],
  signatureBad: ['The signature does not match this document', 'Step of a verification that failed'],
  signatureNote: ['Ed25519, in your browser', 'Below the step about the signature'],
  version: [
    'List {sequence}, made {time} (UTC)',
    'Step of a verification. {sequence} is the number of the list of servers, such as 20481, {time} such as Nov 29, 2026, 08:12',
  ],
  counts: [
    '{servers, plural, one {# server} other {# servers}} in {countries, plural, one {# country} other {# countries}}',
    'Step of a verification: what was counted in the list of servers',
  ],
  claimsGood: [
    'What this site claims is true: {servers, number}+ servers, {countries, number}+ countries.',
    'Below the counts. {servers} such as 6000, {countries} such as 50',
  ],
  claimsBad: [
    'This site claims more: {servers, number}+ servers, {countries, number}+ countries.',
    'Below the counts, where they are smaller than what the site claims',
  ],
  same: ['The figures on this page are the same', 'Step of a verification: the page shows the same counts'],
  newer: [
    'This page shows an earlier list. Reload it to see the new figures',
    'Step of a verification: a newer list of servers was published meanwhile',
  ],
  different: [
    'This page shows other figures for the same list',
    'Step of a verification that failed: the page does not say what the list says',
  ],
  signed: ['Signed {date}', 'Step of the verification of a canary (a dated statement)'],
  due: ['The next one is due before {date}.', 'Below the date of a canary'],
  overdue: [
    'The next one was due before {date} and has not come.',
    'Below the date of a canary that is too old',
  ],
  unreachable: [
    'The document cannot be fetched right now',
    'Step of a verification that failed: no connection or no answer',
  ],
  unreachableNote: ['Please try again in a minute.', 'Below the step above'],
  unreadable: [
    'The document cannot be read',
    'Step of a verification that failed: it is signed but is no list of servers',
  ],
  unsupported: [
    'This browser cannot verify Ed25519 signatures',
    'Step of a verification that cannot be done here',
  ],
  unsupportedNote: ['The commands for OpenSSL below can.', 'Below the step above'],
  genuine: [
    'Genuine: signed with this key and not changed since.',
    'Result of a verification that succeeded',
  ],
  overdueVerdict: [
    'The text is genuine, but too old.',
    'Result of the verification of a canary whose successor is missing',
  ],
  notGenuine: [
    'Not genuine. Do not rely on it, and please tell us.',
    'Result of a verification that failed: the document was changed',
  ],
});
