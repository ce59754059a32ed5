import { expect, it } from 'vitest';
import { readCatalogue } from './node.ts';

/** A text that tells a person to write a letter. */
const asksToWrite = /\bwrite to (?:us|\{)|\bsend an e-?mail\b/i;

/**
 * Where a person is needed, and why. All other things are done in the account, and its texts say where: a refund, the
 * end of a renewal, another card, an invoice, the data, the end of the account.
 */
const reasons: Readonly<Record<string, string>> = {
  'aboutPage.contactLink': 'leads to the form',
  'aboutPage.whoText': 'who runs the service',
  'accessibilityPage.contactText': 'something that nobody has foreseen',
  'affiliatePage.action': 'an agreement is made by people',
  'affiliatePage.step1Title': 'an agreement is made by people',
  'authLayout.help': 'whoever cannot sign in has no account to do it in',
  'cancelContract.rateLimited': 'the form is closed for an hour',
  'cancelContract.unknown': 'the form is broken',
  'confirmAddress.known': 'two accounts claim one mailbox',
  'contactForm.rateLimited': 'the form is closed for an hour',
  'contactPage.title': 'the page to write',
  'downloadPage.noLink': 'a file is missing',
  'emailChange.known': 'two accounts claim one mailbox',
  'faqPage.a11': 'the button gives the money of a first payment back, a person that of a renewal',
  'faqPage.lead': 'a question that is not answered',
  'guaranteePage.askText': 'the button gives the money of a first payment back, a person that of a renewal',
  'leaveActs.moneyPerson': 'the button does not work',
  'leaveActs.moneyRenewal': 'the button gives the money of a first payment back',
  'leaveActs.moneyUsed': 'the button works once a year',
  'leaveActs.write': 'stands below these three',
  'mail.contactReceivedNotYou': 'is about a letter that came',
  'mail.emailPageLateText': 'the link has no effect any more',
  'mail.emailPageTaken': 'two accounts claim one mailbox',
  'mail.emailRestoredText': 'two accounts claim one mailbox',
  'mail.emailTakenBackText': 'somebody else may be in the account',
  'mail.passwordSetNotYou': 'somebody else is in the account',
  'mail.support': 'a question that is not answered',
  'paymentStatus.disputedText': 'somebody else disputed the payment',
  'paymentStatus.support': 'an order that is not known',
  'pressPage.askText': 'journalists',
  'factorRecoveryForm.nothing': 'whoever lost phone and recovery codes cannot sign in',
  'securityMail.notYou': 'somebody else is in the account',
  'studentPage.a3': 'a school that is not in the list',
  'termsPage.s13Text': 'the address of the company',
};

it('tells people to write only where they cannot do it themselves', () => {
  const asking = Object.entries(readCatalogue('en') as Record<string, string>)
    .filter(([, text]) => asksToWrite.test(text))
    .map(([id]) => id);
  expect(asking.sort()).toEqual(Object.keys(reasons).sort());
});
