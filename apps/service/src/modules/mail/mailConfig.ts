import { brand, isEmail } from '@tern/domain';
import * as v from 'valibot';
import { addressSetting, type Stage, withoutSlash } from '../../settings.ts';

/** An e-mail address, with or without a name before it. */
const isMailbox = (text: string) => isEmail(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text);

const mailboxSetting = (name: string, example: string) =>
  v.optional(v.pipe(v.string(), v.check(isMailbox, `${name} is no e-mail address; write it as ${example}.`)));

export const mailConfig = ({ production, sandbox }: Stage) =>
  v.pipe(
    v.object({
      SMTP_URL: addressSetting('SMTP_URL', ['smtp:', 'smtps:']),
      MAIL_FROM: mailboxSetting('MAIL_FROM', 'no-reply@tern.example'),
      CONTACT_TO: mailboxSetting('CONTACT_TO', 'support@tern.example'),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || sandbox || !production) return;
      const { SMTP_URL, MAIL_FROM } = dataset.value;
      if (!SMTP_URL) addIssue({ message: 'SMTP_URL is missing: receipts and codes are sent by mail.' });
      if (!MAIL_FROM) addIssue({ message: 'MAIL_FROM is missing: the sender of receipts and codes.' });
    }),
    v.transform(({ SMTP_URL, MAIL_FROM, CONTACT_TO }) => ({
      smtpUrl: withoutSlash(SMTP_URL),
      /** Undefined: named after the host that visitors type. */
      mailFrom: MAIL_FROM,
      /** Who reads what visitors write to us. */
      contactTo: CONTACT_TO ?? brand.supportEmail.value,
    })),
  );
