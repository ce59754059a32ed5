export { createMailSender, type MailSender } from './createMailSender.ts';
export { sayIn } from './sayIn.ts';
