import type { StoredKind, StoredPurpose } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { cookiePolicyPageMessages as m } from './cookiePolicyPage.messages.ts';

/** The name of each kind of storage. */
export const kindNames: Readonly<Record<StoredKind, TernMessage>> = {
  cookie: m.kindCookie,
  localStorage: m.kindLocal,
  sessionStorage: m.kindSession,
  cache: m.kindCache,
};

/** Why each entry is stored. */
export const purposeTexts: Readonly<Record<StoredPurpose, TernMessage>> = {
  campaign: m.cCampaign,
  code: m.cCode,
  consent: m.cConsent,
  currency: m.cCurrency,
  customer: m.cCustomer,
  experiment: m.cExperiment,
  files: m.cFiles,
  form: m.cForm,
  hop: m.cHop,
  language: m.cLanguage,
  measuring: m.cMeasuring,
  offer: m.cOffer,
  partner: m.cPartner,
  passkey: m.cPasskey,
  place: m.cPlace,
  address: m.cAddress,
  reload: m.cReload,
  remembered: m.cRemembered,
  session: m.cSession,
  settings: m.cSettings,
  signedIn: m.cSigned,
  stripe: m.cStripe,
  tabs: m.cTab,
  typed: m.cTyped,
};
