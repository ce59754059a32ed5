import { accountExport as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { accountKey, hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { devicesOf } from '../devices/devicesOf.ts';
import { invitesOf } from '../friends/invitesOf.ts';
import { billingOf } from '../invoices/billingOf.ts';
import { mailsOf } from '../mail/mailsOf.ts';
import { newsletterOf } from '../newsletter/newsletterOf.ts';
import { partnerDataOf } from '../partners/partnerDataOf.ts';
import { purchasesOf } from '../payment/subscription/purchasesOf.ts';
import { boundAddressOf } from '../smartDns/boundAddressOf.ts';
import { studentOf } from '../students/studentOf.ts';
import { vouchersOf } from '../vouchers/vouchersOf.ts';
import { keysOf } from '../wireguard/keysOf.ts';
import { findUser, listLiveSessions } from './account.repo.ts';
import { changesOf } from './emailChange/changesOf.ts';
import { recoveriesOf } from './factorRecovery/recoveriesOf.ts';
import { passkeysOf } from './passkeys/passkeyData.ts';
import { provenAddressOf } from './provenAddress.ts';
import { recordEvent } from './recordEvent.ts';
import { rememberedOf } from './secondFactor/remembered.ts';
import { securityEventData } from './securityEventData.ts';
import { listSecurityEvents } from './securityEvents.repo.ts';
import { sessionData } from './sessionData.ts';
import { userData } from './userData.ts';

const perUser: Limit = { counts: 'exports of the data of an account', count: 5, seconds: hour };

export const accountExport = defineHandler(
  operation,
  { limits: [perUser] },
  async ({ context, request, who }) => {
    const { db } = context;
    const user = await findUser(db, who.userId);
    if (!user) return fail(operation, 'session_invalid');
    const address = provenAddressOf(user);
    await takeTry(context, perUser, 'export', accountKey(user.id));
    await recordEvent(context, db, { userId: user.id, kind: 'data_exported', request });
    const sessions = await listLiveSessions(db, user.id, timeFromNow(context));
    const events = await listSecurityEvents(db, user.id, { limit: 10_000 });
    return {
      exported_at: timeFromNow(context).toISOString(),
      user: {
        ...userData(user),
        language: user.language,
        delete_after: user.deleteAfter?.toISOString() ?? null,
        mails: {
          renewal: user.mailRenewal,
          product: user.mailProduct,
          offers: user.mailOffers,
          language: user.mailLanguage,
        },
      },
      email_changes: await changesOf(db, user.id),
      factor_recoveries: await recoveriesOf(db, user.id),
      devices: await devicesOf(context, user.id, who.deviceId),
      wireguard_keys: await keysOf(context, user.id),
      sessions: sessions.map((row) => sessionData(row, who.sessionId)),
      bound_address: await boundAddressOf(db, user.id),
      passkeys: await passkeysOf(db, user.id),
      remembered_browsers: await rememberedOf(context, user.id),
      security_events: events.map(securityEventData),
      ...(await purchasesOf(db, { userId: user.id, address })),
      ...(await billingOf(db, user.id)),
      mails: await mailsOf(db, user.id),
      invitations: await invitesOf(db, user.id),
      vouchers: await vouchersOf(db, user.id),
      student: await studentOf(db, user.id),
      partner: await partnerDataOf(db, { userId: user.id, address }),
      newsletter: address ? await newsletterOf(db, address) : null,
    };
  },
);
