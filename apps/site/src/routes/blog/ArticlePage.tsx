import { matchRoute } from '@tern/domain';
import { ArticleScreen, categoryPath, NoArticles } from '@tern/patterns';
import { useLocation } from 'react-router-dom';
import { Fold } from '../../app/Fold.tsx';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useWords } from '../../content/useWords.ts';
import { ArticleAfter, ArticleBelow } from './ArticleBelow.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { blogPageMessages as m } from './blogPage.messages.ts';
import { useBlogCrumbs } from './useBlogCrumbs.ts';

/** `/blog/{unikey}` (spec section 2). */
export function ArticlePage() {
  const words = useWords();
  const { pathname } = useLocation();
  const article = usePublicData().blog?.article;
  const { category } = article ?? {};
  const breadcrumbs = useBlogCrumbs(
    category ? [{ label: category.name, href: categoryPath(category.id) }] : [],
  );
  if (!article)
    return (
      <BlogFrame title={words(m.title)}>
        <NoArticles away={{ path: matchRoute(pathname)?.canonicalPath ?? '/blog' }} />
      </BlogFrame>
    );
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
