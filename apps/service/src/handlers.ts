import type { Handler } from './handler.ts';
import { accountHandlers } from './modules/account/account.module.ts';
import { analyticsHandlers } from './modules/analytics/analytics.module.ts';
import { blogHandlers } from './modules/blog/blog.module.ts';
import { botCheckHandlers } from './modules/botCheck/botCheck.module.ts';
import { consentHandlers } from './modules/consent/consent.module.ts';
import { deviceHandlers } from './modules/devices/devices.module.ts';
import { experimentHandlers } from './modules/experiments/experiments.module.ts';
import { friendHandlers } from './modules/friends/friends.module.ts';
import { geoHandlers } from './modules/geo/geo.module.ts';
import { invoiceHandlers } from './modules/invoices/invoices.module.ts';
import { l10nHandlers } from './modules/l10n/l10n.module.ts';
import { mailHandlers } from './modules/mail/mail.module.ts';
import { networkHandlers } from './modules/network/network.module.ts';
import { newsletterHandlers } from './modules/newsletter/newsletter.module.ts';
import { partnerHandlers } from './modules/partners/partners.module.ts';
import { paymentHandlers } from './modules/payment/payment.module.ts';
import { reportHandlers } from './modules/report/report.module.ts';
import { smartDnsHandlers } from './modules/smartDns/smartDns.module.ts';
import { statusHandlers } from './modules/status/status.module.ts';
import { studentHandlers } from './modules/students/students.module.ts';
import { textHandlers } from './modules/texts/texts.module.ts';
import { toolHandlers } from './modules/tools/tools.module.ts';
import { voucherHandlers } from './modules/vouchers/vouchers.module.ts';
import { wireguardHandlers } from './modules/wireguard/wireguard.module.ts';

/** Every operation that the service serves. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...deviceHandlers,
  ...wireguardHandlers,
  ...smartDnsHandlers,
  ...botCheckHandlers,
  ...reportHandlers,
  ...consentHandlers,
  ...newsletterHandlers,
  ...mailHandlers,
  ...geoHandlers,
  ...paymentHandlers,
  ...invoiceHandlers,
  ...voucherHandlers,
  ...friendHandlers,
  ...studentHandlers,
  ...partnerHandlers,
  ...l10nHandlers,
  ...textHandlers,
  ...experimentHandlers,
  ...toolHandlers,
  ...networkHandlers,
  ...statusHandlers,
  ...blogHandlers,
  ...analyticsHandlers,
];
