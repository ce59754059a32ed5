import { matchRoute } from '@tern/domain';
import { ArticleAway, ArticleScreen, categoryPath } from '@tern/patterns';
import { useLocation } from 'react-router-dom';
import { Fold } from '../../app/Fold.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { ArticleAfter, ArticleBelow } from './ArticleBelow.tsx';
import { useBlogCrumbs } from './useBlogCrumbs.ts';

/** `/blog/{unikey}` (spec section 2). */
export function ArticlePage() {
  const { pathname } = useLocation();
  const article = usePublicData().blog?.article;
  const { category } = article ?? {};
  const breadcrumbs = useBlogCrumbs(
    category ? [{ label: category.name, href: categoryPath(category.id) }] : [],
  );
  if (!article)
    return <ArticleAway breadcrumbs={breadcrumbs} path={matchRoute(pathname)?.canonicalPath ?? '/blog'} />;
  return (
    <>
      <ArticleScreen article={article} breadcrumbs={breadcrumbs}>
        <Fold />
        <ArticleBelow article={article} />
      </ArticleScreen>
      <ArticleAfter article={article} />
    </>
  );
}
