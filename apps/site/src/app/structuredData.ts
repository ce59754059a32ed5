import { brand, buildPath, canonicalUrl, type Route, routeById } from '@tern/domain';
import type { Language } from '@tern/i18n';

export interface StructuredData {
  '@context': 'https://schema.org';
  '@type': string;
  [key: string]: unknown;
}

/** JSON-LD that is true of the page: who runs the site on the home page, the way here on the others. */
export function structuredData(page: {
  route: Route;
  params: Readonly<Record<string, string>>;
  language: Language;
  origin: string;
  title: string;
  description: string;
}): StructuredData[] {
  const { route, params, language, origin } = page;
  const home = origin + buildPath({ language, form: 'desktop', path: '/' });
  if (route.id === 'home') {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: brand.name,
        url: `${origin}/`,
        logo: `${origin}/favicon.svg`,
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: home,
        inLanguage: language,
        publisher: { '@id': `${origin}/#organization` },
      },
    ];
  }
  if (!route.indexable || !route.parent) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: brand.name,
          item: canonicalUrl({ route: routeById('home'), language, origin }),
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: page.title,
          item: canonicalUrl({ route, params, language, origin }),
        },
      ],
    },
  ];
}
