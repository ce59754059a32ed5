import {
  ampUrl,
  articleAlternates,
  articleMeta,
  articleStructuredData,
  articleUrl,
  brand,
  type HeadArticle,
} from '@tern/domain';
import type { Language } from '@tern/i18n';
import { pictureVersion } from '../social/pictureVersion.ts';
import { useSite } from './SiteContext.tsx';
import { StructuredNodes } from './StructuredNodes.tsx';

export interface ArticleMetadataProps {
  /** The article that the page shows; in English where the page's own language lacks it. */
  article: HeadArticle & { readonly translations: readonly Language[] };
  /** Scheme and host that canonical links name. */
  origin: string;
  /** The blog's name in the language of the article. */
  blogName: string;
  /** Whether the page names its AMP rendition: in production (spec section 2). */
  amp: boolean;
}

/** The head of an article (spec section 2; decision on translations of articles): it is the article's own, in its own language. */
export function ArticleMetadata({ article, origin, blogName, amp }: ArticleMetadataProps) {
  const { language: pageLanguage, variant } = useSite();
  const versioned = { origin, pictureVersion: pictureVersion(article.title) };
  const isOwn = article.language === pageLanguage;
  return (
    <>
      <title>{`${article.title} | ${brand.name}`}</title>
      <link rel="canonical" href={articleUrl(article, origin)} />
      {articleAlternates({ ...article, pageLanguage, variant, origin }).map(
        ({ rel, href, hrefLang, media }) => (
          <link key={`${hrefLang ?? media}`} rel={rel} href={href} hrefLang={hrefLang} media={media} />
        ),
      )}
      {amp && isOwn ? <link rel="amphtml" href={ampUrl(article, origin)} /> : null}
      {articleMeta(article, versioned).map(({ name, property, content }, index) => (
        <meta key={`${name ?? property} ${index}`} name={name} property={property} content={content} />
      ))}
      <StructuredNodes nodes={articleStructuredData(article, { ...versioned, blogName })} />
    </>
  );
}
