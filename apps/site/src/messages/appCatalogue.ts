import type { Catalogue, Language } from '@tern/i18n';

type Load = () => Promise<{ default: Catalogue }>;

/** What the routed pages say, by language; head, header, footer and static pages are worded on the server. */
const loaders: Record<Language, Load> = {
  en: () =>
    import(
      'virtual:tern-messages/en/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  ru: () =>
    import(
      'virtual:tern-messages/ru/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  de: () =>
    import(
      'virtual:tern-messages/de/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  es: () =>
    import(
      'virtual:tern-messages/es/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  fr: () =>
    import(
      'virtual:tern-messages/fr/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  it: () =>
    import(
      'virtual:tern-messages/it/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  ja: () =>
    import(
      'virtual:tern-messages/ja/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  nl: () =>
    import(
      'virtual:tern-messages/nl/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  pl: () =>
    import(
      'virtual:tern-messages/pl/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  pt: () =>
    import(
      'virtual:tern-messages/pt/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
  ar: () =>
    import(
      'virtual:tern-messages/ar/accountInfo+accountLayout+authLayout+checkoutForm+currencyPicker+errorScreen+loginForm+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+subscriptionList+thirtyDays'
    ),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}
