export { accountDelete } from './account/accountDelete.ts';
export { accountDeleteCancel } from './account/accountDeleteCancel.ts';
export { type AccountExport, accountExport } from './account/accountExport.ts';
export { type AccountSession, accountSession } from './account/accountSession.ts';
export { anonymousSignup } from './account/anonymousSignup.ts';
export { type BoundAddress, boundAddress } from './account/boundAddress.ts';
export { changePassword } from './account/changePassword.ts';
export { type Device, device } from './account/device.ts';
export { deviceList } from './account/deviceList.ts';
export { deviceLogin } from './account/deviceLogin.ts';
export { deviceReport } from './account/deviceReport.ts';
export { deviceUnbind } from './account/deviceUnbind.ts';
export { emailConfirm } from './account/emailConfirm.ts';
export { emailConfirmRequest } from './account/emailConfirmRequest.ts';
export {
  factorRecoveryOperations,
  factorRecoveryPagePath,
} from './account/factorRecovery/factorRecoveryOperations.ts';
export { factorRecoveryRequest } from './account/factorRecovery/factorRecoveryRequest.ts';
export { factorRecoveryStop } from './account/factorRecovery/factorRecoveryStop.ts';
export { geoInfo } from './account/geoInfo.ts';
export { handoverCreate } from './account/handoverCreate.ts';
export { handoverExchange } from './account/handoverExchange.ts';
export { handoverLook } from './account/handoverLook.ts';
export { login } from './account/login.ts';
export { logout } from './account/logout.ts';
export { emailChange } from './account/mailbox/emailChange.ts';
export { emailChangeCancel } from './account/mailbox/emailChangeCancel.ts';
export { emailChangeConfirm } from './account/mailbox/emailChangeConfirm.ts';
export { emailChangeRequest } from './account/mailbox/emailChangeRequest.ts';
export { emailChangeResend } from './account/mailbox/emailChangeResend.ts';
export { emailChangePagePath, mailboxOperations, mailStopPath } from './account/mailbox/mailboxOperations.ts';
export { type MailPreferenceData, mailPreferences } from './account/mailbox/mailPreferences.ts';
export { mailPreferencesSave } from './account/mailbox/mailPreferencesSave.ts';
export type { UsedPasskey } from './account/passkeys/ceremony.ts';
export { type Passkey, passkey } from './account/passkeys/passkey.ts';
export { passkeyAdd } from './account/passkeys/passkeyAdd.ts';
export { passkeyAddOptions } from './account/passkeys/passkeyAddOptions.ts';
export { passkeyConfirmOptions } from './account/passkeys/passkeyConfirmOptions.ts';
export { passkeyList } from './account/passkeys/passkeyList.ts';
export { passkeyLogin } from './account/passkeys/passkeyLogin.ts';
export { passkeyLoginOptions } from './account/passkeys/passkeyLoginOptions.ts';
export { passkeyOperations } from './account/passkeys/passkeyOperations.ts';
export { passkeyRemove } from './account/passkeys/passkeyRemove.ts';
export { passkeyRename } from './account/passkeys/passkeyRename.ts';
export { profile } from './account/profile.ts';
export { resetPassword } from './account/resetPassword.ts';
export { loginSecondStep } from './account/secondFactor/loginSecondStep.ts';
export { recoveryCodesRenew } from './account/secondFactor/recoveryCodesRenew.ts';
export { type RememberedBrowser, rememberedBrowser } from './account/secondFactor/rememberedBrowser.ts';
export { rememberedBrowsers } from './account/secondFactor/rememberedBrowsers.ts';
export { rememberedForget } from './account/secondFactor/rememberedForget.ts';
export { secondFactor } from './account/secondFactor/secondFactor.ts';
export { secondFactorConfirm } from './account/secondFactor/secondFactorConfirm.ts';
export { secondFactorOperations } from './account/secondFactor/secondFactorOperations.ts';
export { secondFactorRemove } from './account/secondFactor/secondFactorRemove.ts';
export { secondFactorSetUp } from './account/secondFactor/secondFactorSetUp.ts';
export {
  type SecurityEvent,
  type SecurityEventKind,
  securityEvent,
  securityEventKinds,
} from './account/securityEvent.ts';
export { securityEventList } from './account/securityEventList.ts';
export { session } from './account/session.ts';
export { sessionEnd } from './account/sessionEnd.ts';
export { sessionEndAll } from './account/sessionEndAll.ts';
export { sessionList } from './account/sessionList.ts';
export { setPassword } from './account/setPassword.ts';
export { type User, user } from './account/user.ts';
export { userIpBind } from './account/userIpBind.ts';
export { userIpQuery } from './account/userIpQuery.ts';
export { userIpRemove } from './account/userIpRemove.ts';
export { verificationRequest } from './account/verificationRequest.ts';
export { verificationValidate } from './account/verificationValidate.ts';
export { type AnyOperationName, allOperations } from './allOperations.ts';
export {
  type AnalyticsEvent,
  analyticsEvent,
  analyticsEvents,
  mostEventsOfCall,
} from './analytics/analyticsEvents.ts';
export {
  type EventDefinition,
  type EventName,
  type EventParams,
  eventCatalogue,
} from './analytics/eventCatalogue.ts';
export {
  article,
  articleBlock,
  articleHeading,
  articleSummary,
  type CountedTerm,
} from './blog/article.ts';
export * from './blog/blogOperations.ts';
export { searchMaxLength } from './blog/blogSearch.ts';
export { diagram } from './blog/diagram.ts';
export { botAltcha } from './botCheck/botAltcha.ts';
export { botChallenge } from './botCheck/botChallenge.ts';
export { botR2 } from './botCheck/botR2.ts';
export { botR3 } from './botCheck/botR3.ts';
export * from './envelope.ts';
export * from './errorCodes.ts';
export * from './errors.ts';
export { type ExperimentFile, experimentFile } from './experiments/experiment.ts';
export { publicExperiments } from './experiments/publicExperiments.ts';
export * from './fieldRules.ts';
export { type CurrencyCode, emailField, newPasswordField } from './fields.ts';
export { type BillingDetails, billingDetails } from './invoices/billingDetails.ts';
export { billingDetailsSave } from './invoices/billingDetailsSave.ts';
export { type Invoice, invoiceList } from './invoices/invoiceList.ts';
export { invoiceOperations } from './invoices/invoiceOperations.ts';
export { invoicePdf } from './invoices/invoicePdf.ts';
export { prices } from './l10n/prices.ts';
export { publicTexts } from './l10n/publicTexts.ts';
export { texts } from './l10n/texts.ts';
export {
  type ContractAct,
  type ContractActKind,
  contractAct,
  contractActKinds,
} from './leaving/contractAct.ts';
export { contractCancel, type NoticeKind, noticeKinds } from './leaving/contractCancel.ts';
export { contractCancelConfirm } from './leaving/contractCancelConfirm.ts';
export { leaveAct } from './leaving/leaveAct.ts';
export {
  type LeavableGift,
  type LeavablePlan,
  type LeaveMy,
  leavablePlan,
  leaveMy,
  type MoneyBackState,
  moneyBackStates,
} from './leaving/leaveMy.ts';
export { leaveOperations } from './leaving/leaveOperations.ts';
export { leaveReason } from './leaving/leaveReason.ts';
export {
  type NetworkCity,
  type NetworkCountry,
  type NetworkPlaces,
  networkPlaces,
} from './network/networkPlaces.ts';
export { networkProof } from './network/networkProof.ts';
export { type NetworkRow, type NetworkServers, networkServers } from './network/networkServers.ts';
export * from './operation.ts';
export {
  appTypeHeader,
  instrumentPagePath,
  newsletterNoticesPath,
  type OperationName,
  oneClickUnsubscribePath,
  operations,
  policyReportPath,
  renewalPagePath,
  trialCancelPath,
  webhookPaths,
  withoutScriptHeader,
} from './operations.ts';
export { partnerApply } from './partners/partnerApply.ts';
export { partnerClick } from './partners/partnerClick.ts';
export { partnerReport } from './partners/partnerReport.ts';
export { activity } from './payment/activity.ts';
export { type CalendarEntry, calendarEntry, campaignData } from './payment/campaign.ts';
export { campaigns } from './payment/campaigns.ts';
export { type Charge, charge } from './payment/charge.ts';
export { createSubscription, methodPurchases, methodResults } from './payment/methodOperations.ts';
export { type Order, type OrderState, order, orderData, orderState } from './payment/order.ts';
export { paddleCheckout } from './payment/paddleCheckout.ts';
export { params } from './payment/params.ts';
export { instrumentKinds, type PaymentInstrument, paymentInstrument } from './payment/paymentInstrument.ts';
export { paymentInstrumentChange } from './payment/paymentInstrumentChange.ts';
export { paymentInstrumentRemove } from './payment/paymentInstrumentRemove.ts';
export { type Plan, plan } from './payment/plan.ts';
export { plans } from './payment/plans.ts';
export { publicKey } from './payment/publicKey.ts';
export { publicVersion } from './payment/publicVersion.ts';
export type { PendingPayment } from './payment/purchase.ts';
export { purchaseOperations } from './payment/purchaseOperations.ts';
export { type CodeRefusal, codeRefusals, type Quote, quote, quoteData } from './payment/quote.ts';
export { specialPlans } from './payment/specialPlans.ts';
export { subscriptionCancel } from './payment/subscriptionCancel.ts';
export { subscriptionChange } from './payment/subscriptionChange.ts';
export { type SubscriptionChanges, subscriptionChanges } from './payment/subscriptionChanges.ts';
export { type Subscription, subscription, subscriptionMy } from './payment/subscriptionMy.ts';
export { type Trial, trialField } from './payment/trial.ts';
export { type InviteMy, invitationStates, inviteMy } from './programmes/inviteMy.ts';
export { programmeOperations } from './programmes/programmeOperations.ts';
export { studentConfirm } from './programmes/studentConfirm.ts';
export { studentFinish } from './programmes/studentFinish.ts';
export { type StudentMy, studentMy } from './programmes/studentMy.ts';
export { studentRequest } from './programmes/studentRequest.ts';
export { studentStart } from './programmes/studentStart.ts';
export { consentHows, consentRecord } from './report/consentRecord.ts';
export { contactTopics, contactUs } from './report/contactUs.ts';
export { newsletterConfirm } from './report/newsletterConfirm.ts';
export { type NewsletterHead, newsletterIssue } from './report/newsletterIssue.ts';
export { newsletterIssues } from './report/newsletterIssues.ts';
export { newsletterSubscribe } from './report/newsletterSubscribe.ts';
export { newsletterUnsubscribe } from './report/newsletterUnsubscribe.ts';
export {
  type StatusIncident,
  type StatusMaintenance,
  type StatusPartData,
  status,
} from './status/status.ts';
export { type AddressFacts, addressFacts, type ExitName } from './tools/addressFacts.ts';
export { dnsResolvers } from './tools/dnsResolvers.ts';
export { ipLookup } from './tools/ipLookup.ts';
export { toolSettings } from './tools/toolSettings.ts';
export { giftQuote } from './vouchers/giftQuote.ts';
export {
  type VoucherData,
  type VoucherRefusal,
  voucherRefusals,
} from './vouchers/voucherData.ts';
export { voucherLook } from './vouchers/voucherLook.ts';
export { type VoucherMy, voucherMy } from './vouchers/voucherMy.ts';
export { voucherOperations } from './vouchers/voucherOperations.ts';
export { voucherRedeem } from './vouchers/voucherRedeem.ts';
export {
  type WireguardFile,
  type WireguardKey,
  wireguardFile,
  wireguardKey,
} from './wireguard/wireguardKey.ts';
export { mostWireguardCities, wireguardKeyAdd } from './wireguard/wireguardKeyAdd.ts';
export { wireguardKeyList } from './wireguard/wireguardKeyList.ts';
export { wireguardKeyRemove } from './wireguard/wireguardKeyRemove.ts';
export { wireguardKeyRename } from './wireguard/wireguardKeyRename.ts';
export { wireguardOperations } from './wireguard/wireguardOperations.ts';
