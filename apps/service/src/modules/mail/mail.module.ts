export { createMailSender, type MailSender } from './createMailSender.ts';
export { dropOldMails } from './dropOldMails.ts';
export { sayIn } from './sayIn.ts';
export { unprovenNotices } from './unprovenNotices.ts';
