import { type Article, canonicalUrl, localizeLinks, routeById } from '@tern/domain';
import { ArticleNeighbours, ArticleText } from '@tern/patterns';
import { useOrigin } from '../../app/Origin.tsx';
import { useSite } from '../../app/SiteContext.tsx';

/** Below the head of an article: its text. */
export function ArticleBelow({ article }: { article: Article }) {
  const site = useSite();
  const origin = useOrigin();
  const { unikey, language } = article;
  return (
    <ArticleText
      article={article}
      url={canonicalUrl({ route: routeById('blogArticle'), params: { unikey }, language, origin })}
      localize={(html) => localizeLinks(html, site)}
    />
  );
}

/** Where to go on from it. */
export function ArticleAfter({ article: { related, previous, next } }: { article: Article }) {
  return <ArticleNeighbours related={related} previous={previous} next={next} />;
}
