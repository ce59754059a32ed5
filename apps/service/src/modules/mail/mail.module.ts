import { mailPreferences } from './mailPreferences.ts';
import { mailPreferencesSave } from './mailPreferencesSave.ts';

export { createMailSender, type MailSender } from './createMailSender.ts';
export { dropOldMails } from './dropOldMails.ts';
export { mailStopPage } from './mailStopPage.ts';
export { unprovenNotices } from './unprovenNotices.ts';

export const mailHandlers = [mailPreferences, mailPreferencesSave];
