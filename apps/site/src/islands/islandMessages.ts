import type { Catalogue, Language } from '@tern/i18n';

type Load = () => Promise<{ default: Catalogue }>;

/** The messages islands use, by language: far less than a page's. */
const loaders: Record<Language, Load> = {
  en: () => import('virtual:tern-messages/en/priceTeaser+planWords+currencyPicker'),
  ru: () => import('virtual:tern-messages/ru/priceTeaser+planWords+currencyPicker'),
  de: () => import('virtual:tern-messages/de/priceTeaser+planWords+currencyPicker'),
  es: () => import('virtual:tern-messages/es/priceTeaser+planWords+currencyPicker'),
  fr: () => import('virtual:tern-messages/fr/priceTeaser+planWords+currencyPicker'),
  it: () => import('virtual:tern-messages/it/priceTeaser+planWords+currencyPicker'),
  ja: () => import('virtual:tern-messages/ja/priceTeaser+planWords+currencyPicker'),
  nl: () => import('virtual:tern-messages/nl/priceTeaser+planWords+currencyPicker'),
  pl: () => import('virtual:tern-messages/pl/priceTeaser+planWords+currencyPicker'),
  pt: () => import('virtual:tern-messages/pt/priceTeaser+planWords+currencyPicker'),
  ar: () => import('virtual:tern-messages/ar/priceTeaser+planWords+currencyPicker'),
};

export async function loadIslandMessages(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).default;
}
