import { newsletterConfirm } from './newsletterConfirm.ts';
import { newsletterIssue } from './newsletterIssue.ts';
import { newsletterIssues } from './newsletterIssues.ts';
import { newsletterSubscribe } from './newsletterSubscribe.ts';
import { newsletterUnsubscribe } from './newsletterUnsubscribe.ts';

export { composeIssue } from './composeIssue.ts';
export { createNewsletterSender, type NewsletterSender } from './createNewsletterSender.ts';
export { dropOldWishes } from './dropOldWishes.ts';
export { forgetReaders } from './forgetReaders.ts';
export { oneClickUnsubscribe } from './oneClickUnsubscribe.ts';
export { relayNotices } from './relayNotices.ts';

export const newsletterHandlers = [
  newsletterSubscribe,
  newsletterConfirm,
  newsletterUnsubscribe,
  newsletterIssues,
  newsletterIssue,
];
