import {
  alternateLinks,
  brand,
  buildPath,
  canonicalUrl,
  type Ground,
  matchRoute,
  openGraphLocale,
  type Route,
  routeById,
  socialPicturePath,
  socialPictureSize,
} from '@tern/domain';
import { downloadListMessages } from '@tern/patterns';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pictureVersion } from '../social/pictureVersion.ts';
import { withoutBrand } from '../social/withoutBrand.ts';
import { ArticleMetadata } from './ArticleMetadata.tsx';
import { blogWords } from './blogWords.ts';
import { closedTitle } from './closedTitle.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { headMessage } from './headMessage.ts';
import { ListLinks } from './ListLinks.tsx';
import { networkWords } from './networkWords.ts';
import { useOrigin } from './Origin.tsx';
import { usePublicData } from './PublicDataContext.tsx';
import { useSite } from './SiteContext.tsx';
import { StructuredNodes } from './StructuredNodes.tsx';
import { structuredData } from './structuredData.ts';
import { useTrial } from './useTrial.ts';

/** The grounds of the light theme. */
const barColours: Record<Ground, string> = { plain: '#fcfcfa', ice: '#e8eff4' };
const darkBars: Record<Ground, string> = { plain: '#071426', ice: '#0b1b31' };

/** Title, description, keywords, canonical, alternates and structured data of a page (spec section 2). React hoists them. */
export function PageHead({ route }: { route: Route }) {
  const intl = useIntl();
  const { language, variant, blocked } = useSite();
  const { params } = matchRoute(useLocation().pathname) ?? { params: {} };
  const origin = useOrigin();
  const trial = useTrial();
  const data = usePublicData();
  // An issue of the newsletter names itself, and is its own description.
  const own =
    data.newsletter?.issue ??
    networkWords(intl, route, data.network) ??
    blogWords(intl, route, params, data.blog);
  const closed = blocked && route.offering && closedTitle(intl);
  const title = closed || (own?.title ?? headMessage(intl, route, params, 'title', trial));
  const description = own?.description ?? headMessage(intl, route, params, 'description', trial);
  const keywords = headMessage(intl, route, params, 'keywords', trial);
  const blogTitle = headMessage(intl, routeById('blog'), {}, 'title', trial);
  const notFound = route.id === 'notFound';
  const canonical = canonicalUrl({ route, params, language, origin });
  const picture = notFound
    ? socialPicturePath(routeById('home'), {}, language)
    : socialPicturePath(route, params, language);
  const everywhere = (
    <>
      {/* Of several the first one counts that applies. */}
      <meta name="theme-color" media="(prefers-color-scheme:dark)" content={darkBars[route.browserBar]} />
      <meta name="theme-color" content={barColours[route.browserBar]} />
      {route.layout === 'blog' ? (
        <FeedLinks page="/blog" language={language} origin={origin} title={withoutBrand(blogTitle)} />
      ) : null}
      {route.id === 'dynamic' ? (
        <FeedLinks page="/dynamic" language={language} origin={origin} title={withoutBrand(title)} />
      ) : null}
    </>
  );
  const article = data.blog?.article;
  if (article)
    return (
      <>
        <ArticleMetadata
          article={article}
          origin={origin}
          blogName={withoutBrand(blogTitle)}
          amp={!data.testMode}
        />
        {everywhere}
      </>
    );
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {route.indexable ? null : <meta name="robots" content="noindex" />}
      {notFound ? null : <link rel="canonical" href={canonical} />}
      {notFound
        ? null
        : alternateLinks({ route, params, language, variant, origin }).map(
            ({ rel, href, hrefLang, media }) => (
              <link key={`${hrefLang ?? media}`} rel={rel} href={href} hrefLang={hrefLang} media={media} />
            ),
          )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta
        property="og:url"
        content={notFound ? origin + buildPath({ language, variant: 'desktop', path: '/' }) : canonical}
      />
      <meta property="og:locale" content={openGraphLocale(language)} />
      <meta property="og:image" content={`${origin}${picture}?v=${pictureVersion(title)}`} />
      <meta property="og:image:width" content={`${socialPictureSize.width}`} />
      <meta property="og:image:height" content={`${socialPictureSize.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {data.blog?.list ? (
        <ListLinks route={route} params={params} language={language} origin={origin} list={data.blog.list} />
      ) : null}
      {everywhere}
      <StructuredNodes
        nodes={structuredData({
          route,
          params,
          language,
          origin,
          title: withoutBrand(title),
          description,
          data,
          appName: (platform) =>
            intl.formatMessage(downloadListMessages[`app.${platform}`], { brand: brand.name }),
          titleOf: (above, of) => withoutBrand(headMessage(intl, above, of, 'title', trial)),
        })}
      />
    </>
  );
}
