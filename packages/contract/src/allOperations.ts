import { accountExport } from './account/accountExport.ts';
import { emailConfirm } from './account/emailConfirm.ts';
import { emailConfirmRequest } from './account/emailConfirmRequest.ts';
import { factorRecoveryOperations } from './account/factorRecovery/factorRecoveryOperations.ts';
import { mailboxOperations } from './account/mailbox/mailboxOperations.ts';
import { passkeyOperations } from './account/passkeys/passkeyOperations.ts';
import { secondFactorOperations } from './account/secondFactor/secondFactorOperations.ts';
import { analyticsEvents } from './analytics/analyticsEvents.ts';
import * as blogOperations from './blog/blogOperations.ts';
import { publicExperiments } from './experiments/publicExperiments.ts';
import { invoiceOperations } from './invoices/invoiceOperations.ts';
import { prices } from './l10n/prices.ts';
import { publicTexts } from './l10n/publicTexts.ts';
import { texts } from './l10n/texts.ts';
import { leaveOperations } from './leaving/leaveOperations.ts';
import { networkPlaces } from './network/networkPlaces.ts';
import { networkProof } from './network/networkProof.ts';
import { networkServers } from './network/networkServers.ts';
import { operations } from './operations.ts';
import { partnerApply } from './partners/partnerApply.ts';
import { partnerClick } from './partners/partnerClick.ts';
import { partnerReport } from './partners/partnerReport.ts';
import { paymentInstrument } from './payment/paymentInstrument.ts';
import { paymentInstrumentChange } from './payment/paymentInstrumentChange.ts';
import { paymentInstrumentRemove } from './payment/paymentInstrumentRemove.ts';
import { subscriptionChange } from './payment/subscriptionChange.ts';
import { subscriptionChanges } from './payment/subscriptionChanges.ts';
import { programmeOperations } from './programmes/programmeOperations.ts';
import { consentRecord } from './report/consentRecord.ts';
import { newsletterIssue } from './report/newsletterIssue.ts';
import { newsletterIssues } from './report/newsletterIssues.ts';
import { status } from './status/status.ts';
import { voucherOperations } from './vouchers/voucherOperations.ts';
import { wireguardOperations } from './wireguard/wireguardOperations.ts';

/** Every operation by name. The service refuses to start while one has no handler. */
export const allOperations = {
  ...operations,
  ...blogOperations,
  ...programmeOperations,
  ...invoiceOperations,
  ...leaveOperations,
  ...voucherOperations,
  ...secondFactorOperations,
  ...factorRecoveryOperations,
  ...passkeyOperations,
  ...mailboxOperations,
  ...wireguardOperations,
  accountExport,
  emailConfirmRequest,
  emailConfirm,
  newsletterIssues,
  newsletterIssue,
  networkPlaces,
  networkProof,
  networkServers,
  analyticsEvents,
  consentRecord,
  prices,
  texts,
  publicTexts,
  publicExperiments,
  status,
  partnerApply,
  partnerClick,
  partnerReport,
  subscriptionChange,
  subscriptionChanges,
  paymentInstrument,
  paymentInstrumentChange,
  paymentInstrumentRemove,
} as const;

export type AnyOperationName = keyof typeof allOperations;
