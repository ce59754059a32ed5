import { brand } from '@tern/domain';
import * as v from 'valibot';
import { addressSetting, type Stage, textSetting, withoutSlash } from '../../settings.ts';

export const mailConfig = ({ production, sandbox }: Stage) =>
  v.pipe(
    v.object({
      SMTP_URL: addressSetting('SMTP_URL', ['smtp:', 'smtps:']),
      MAIL_FROM: textSetting,
      CONTACT_TO: textSetting,
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
