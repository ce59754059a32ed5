import { blogPageSizes } from '@tern/domain';
import { ArticleCover, ArticleList, NoArticles } from '@tern/patterns';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useWords } from '../../content/useWords.ts';
import { BlogFrame } from './BlogFrame.tsx';
import { blogPageMessages as m } from './blogPage.messages.ts';
import { listPath } from './blogPaths.ts';

/** `/blog` (spec section 2): the newest article large, the next ones, and the way to all others. */
export function BlogPage() {
  const words = useWords();
  const home = usePublicData().blog?.home;
  return (
    <BlogFrame title={words(m.title)} start current={null}>
      {home ? (
        <>
          {home.cover ? <ArticleCover article={home.cover} /> : null}
          {home.cover && home.articles.length === 0 ? null : (
            <ArticleList
              title={words(m.newest)}
              articles={home.articles.slice(0, blogPageSizes.more - 1)}
              page={1}
              pages={Math.ceil(home.total / blogPageSizes.more)}
              hrefFor={(page) => (page === 1 ? '/blog' : listPath('/blog/more', page))}
            />
          )}
        </>
      ) : (
        <NoArticles away={{ path: '/blog' }} />
      )}
    </BlogFrame>
  );
}
