import { emailChange } from './emailChange.ts';
import { emailChangeCancel } from './emailChangeCancel.ts';
import { emailChangeConfirm } from './emailChangeConfirm.ts';
import { emailChangeRequest } from './emailChangeRequest.ts';
import { emailChangeResend } from './emailChangeResend.ts';
import { mailPreferences } from './mailPreferences.ts';
import { mailPreferencesSave } from './mailPreferencesSave.ts';

/** The calls about the mailbox of an account. Apart from `operations`, which every page that runs in the browser loads. */
export const mailboxOperations = {
  emailChange,
  emailChangeRequest,
  emailChangeConfirm,
  emailChangeCancel,
  emailChangeResend,
  mailPreferences,
  mailPreferencesSave,
} as const;

/** Not a JSON operation: the page by which the old mailbox stops or takes back a change, with `?token=…`. */
export const emailChangePagePath = '/api/mms/account/v1/web/email_change/undo';

/** Not a JSON operation: the page that turns mails of one kind off, with `?token=…`; mail programs post a form here (RFC 8058). */
export const mailStopPath = '/api/mms/account/v1/web/mail_preferences/stop';
