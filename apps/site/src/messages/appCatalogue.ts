import type { Catalogue, Language } from '@tern/i18n';

type Load = () => Promise<{ default: Catalogue }>;

/** What the routed pages say, by language: everything but the sections of the static pages. */
const loaders: Record<Language, Load> = {
  en: () =>
    import(
      'virtual:tern-messages/en/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  ru: () =>
    import(
      'virtual:tern-messages/ru/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  de: () =>
    import(
      'virtual:tern-messages/de/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  es: () =>
    import(
      'virtual:tern-messages/es/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  fr: () =>
    import(
      'virtual:tern-messages/fr/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  it: () =>
    import(
      'virtual:tern-messages/it/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  ja: () =>
    import(
      'virtual:tern-messages/ja/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  nl: () =>
    import(
      'virtual:tern-messages/nl/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  pl: () =>
    import(
      'virtual:tern-messages/pl/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  pt: () =>
    import(
      'virtual:tern-messages/pt/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
  ar: () =>
    import(
      'virtual:tern-messages/ar/account+accountInfo+accountLayout+authLayout+campaignRibbon+checkoutForm+countries+currencyPicker+errorScreen+loginForm+meta+navigation+notFoundScreen+offlineNotice+orderSummary+payBar+paymentStatus+planComparison+planPicker+planWords+pricingFaq+receipt+sessionDialog+setPasswordForm+shell+siteFooter+siteHeader+subscriptionList+testModeRibbon+thirtyDays'
    ),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}
