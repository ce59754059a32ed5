import { buildPath, isLanguage } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../context.ts';
import { accountOfAddress } from '../account/accountOfAddress.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { type PartnerRow, updatePartner } from './partners.repo.ts';

/** Where a partner sees the figures. */
const partnerPage = '/myAccount/partner';

/** Gives a partner a mark and an account, and says so by mail. Returns the mark. */
export async function approvePartner(context: Context, partner: PartnerRow): Promise<string> {
  const code =
    partner.code ??
    newId('tp', context.random)
      .replace('_', '-')
      .slice(0, 'tp-'.length + 8);
  const { id, email } = partner;
  const language = isLanguage(partner.language) ? partner.language : 'en';
  await context.db.transaction(async (tx) => {
    const { userId, link } = await accountOfAddress(context, tx, { email, language });
    await updatePartner(tx, id, { state: 'approved', code, userId, decidedAt: timeFromNow(context) });
    const page = context.config.publicOrigin + buildPath({ language, variant: 'desktop', path: partnerPage });
    await enqueueMail(context, tx, {
      occasion: `partner:${id}:${context.clock.now()}`,
      to: { email, language },
      template: 'partnerApproved',
      data: { page_url: page, password_url: link },
    });
  });
  return code;
}
