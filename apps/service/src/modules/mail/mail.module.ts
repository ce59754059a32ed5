export { createMailSender, type MailSender } from './createMailSender.ts';
