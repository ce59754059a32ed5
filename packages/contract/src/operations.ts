import {
  type ProviderCode,
  type ProviderName,
  paymentProviders,
  webAppType,
  webhookPath,
} from '@tern/domain';
import { accountDelete } from './account/accountDelete.ts';
import { accountDeleteCancel } from './account/accountDeleteCancel.ts';
import { anonymousSignup } from './account/anonymousSignup.ts';
import { changePassword } from './account/changePassword.ts';
import { deviceList } from './account/deviceList.ts';
import { deviceLogin } from './account/deviceLogin.ts';
import { deviceReport } from './account/deviceReport.ts';
import { deviceUnbind } from './account/deviceUnbind.ts';
import { geoInfo } from './account/geoInfo.ts';
import { handoverCreate } from './account/handoverCreate.ts';
import { handoverExchange } from './account/handoverExchange.ts';
import { handoverLook } from './account/handoverLook.ts';
import { login } from './account/login.ts';
import { logout } from './account/logout.ts';
import { profile } from './account/profile.ts';
import { resetPassword } from './account/resetPassword.ts';
import { securityEventList } from './account/securityEventList.ts';
import { session } from './account/session.ts';
import { sessionEnd } from './account/sessionEnd.ts';
import { sessionEndAll } from './account/sessionEndAll.ts';
import { sessionList } from './account/sessionList.ts';
import { setPassword } from './account/setPassword.ts';
import { userIpBind } from './account/userIpBind.ts';
import { userIpQuery } from './account/userIpQuery.ts';
import { userIpRemove } from './account/userIpRemove.ts';
import { verificationRequest } from './account/verificationRequest.ts';
import { verificationValidate } from './account/verificationValidate.ts';
import { botAltcha } from './botCheck/botAltcha.ts';
import { botChallenge } from './botCheck/botChallenge.ts';
import { botR2 } from './botCheck/botR2.ts';
import { botR3 } from './botCheck/botR3.ts';
import { activity } from './payment/activity.ts';
import { campaigns } from './payment/campaigns.ts';
import { methodPurchases, methodResults } from './payment/methodOperations.ts';
import { order } from './payment/order.ts';
import { paddleCheckout } from './payment/paddleCheckout.ts';
import { params } from './payment/params.ts';
import { plans } from './payment/plans.ts';
import { publicKey } from './payment/publicKey.ts';
import { publicVersion } from './payment/publicVersion.ts';
import { quote } from './payment/quote.ts';
import { specialPlans } from './payment/specialPlans.ts';
import { subscriptionCancel } from './payment/subscriptionCancel.ts';
import { subscriptionMy } from './payment/subscriptionMy.ts';
import { contactUs } from './report/contactUs.ts';
import { newsletterConfirm } from './report/newsletterConfirm.ts';
import { newsletterSubscribe } from './report/newsletterSubscribe.ts';
import { newsletterUnsubscribe } from './report/newsletterUnsubscribe.ts';
import { dnsResolvers } from './tools/dnsResolvers.ts';
import { ipLookup } from './tools/ipLookup.ts';
import { toolSettings } from './tools/toolSettings.ts';

/** The operations that the site's client calls by name. Every page that runs in the browser loads them; `allOperations` has the rest. */
export const operations = {
  anonymousSignup,
  login,
  session,
  logout,
  profile,
  setPassword,
  verificationRequest,
  verificationValidate,
  resetPassword,
  changePassword,
  deviceLogin,
  deviceReport,
  deviceList,
  deviceUnbind,
  userIpQuery,
  userIpBind,
  userIpRemove,
  sessionList,
  sessionEnd,
  sessionEndAll,
  securityEventList,
  accountDelete,
  accountDeleteCancel,
  handoverCreate,
  handoverLook,
  handoverExchange,
  botChallenge,
  botAltcha,
  botR2,
  botR3,
  contactUs,
  newsletterSubscribe,
  newsletterConfirm,
  newsletterUnsubscribe,
  geoInfo,
  toolSettings,
  ipLookup,
  dnsResolvers,
  plans,
  specialPlans,
  activity,
  campaigns,
  publicVersion,
  params,
  quote,
  order,
  publicKey,
  paddleCheckout,
  ...methodPurchases,
  ...methodResults,
  subscriptionMy,
  subscriptionCancel,
} as const;

export type OperationName = keyof typeof operations;

/** Not JSON operations: the providers post signed raw bodies here, each to the path of its code. */
export const webhookPaths = /* @__PURE__ */ Object.fromEntries(
  (Object.keys(paymentProviders) as ProviderName[]).map((name) => [
    paymentProviders[name].code,
    webhookPath(name),
  ]),
) as Readonly<Record<ProviderCode, string>>;

/** Not a JSON operation: mail programs post a form here, with `?token=…` (RFC 8058). */
export const oneClickUnsubscribePath = '/api/mms/report/v1/newsletter/one_click';

/** Not a JSON operation: the mail relay posts signed notices of bounces and complaints here. */
export const newsletterNoticesPath = '/api/mms/report/v1/newsletter/notices';

/** Not a JSON operation: the pages that the mails about a coming charge link to, with `?token=…`; each posts a form to itself. */
export const renewalPagePath = '/api/mms/payment/v1/web/renewal';

/** Not a JSON operation: the page on which another card or account is given from a mail, with `?token=…`. */
export const instrumentPagePath = '/api/mms/payment/v1/web/paying';

/** The same in older mails about a free trial. */
export const trialCancelPath = '/api/mms/payment/v1/web/trial_cancel';

/** Browsers post here what the content security policy of a page has refused. */
export const policyReportPath = '/api/mms/report/v1/web/policy_report';

/** Travels with every call of the website (spec section 7). */
export const appTypeHeader = { name: 'X-App-Type', value: String(webAppType) } as const;

/** `1` says that a form was sent by a browser without scripts; the edge sets it. */
export const withoutScriptHeader = 'X-Without-Script';
