import { mailPreferencesSave as operation } from '@tern/contract';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { addressOfUser } from '../account/addressOfUser.ts';
import { switchNewsletter } from '../newsletter/newsletterOf.ts';
import { mailLanguageOf } from './enqueueMail.ts';
import { findMailChoices, writeMailChoices } from './mailPreferences.repo.ts';
import { preferenceData } from './preferenceData.ts';

const perUser: Limit = { counts: 'choices of mails per account', count: 60, seconds: hour };

export const mailPreferencesSave = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, input, who }) => {
    const { newsletter, ...choices } = input;
    await takeTry(context, perUser, 'mail choices', accountKey(who.userId));
    return context.db.transaction(async (tx) => {
      const { address, email } = await addressOfUser(tx, who.userId);
      await writeMailChoices(tx, who.userId, choices);
      if (newsletter !== undefined) {
        if (!address || !email) return fail(operation, 'email_unconfirmed');
        const language = await mailLanguageOf(tx, who.userId);
        await switchNewsletter(context, tx, { address, email, language, on: newsletter });
      }
      const now = await findMailChoices(tx, who.userId);
      if (!now) return fail(operation, 'session_invalid');
      return preferenceData(tx, now, address);
    });
  },
);
