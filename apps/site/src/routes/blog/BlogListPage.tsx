import { matchRoute } from '@tern/domain';
import { ArticleList, categoryPath, NoArticles, tagPath } from '@tern/patterns';
import { useLocation } from 'react-router-dom';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { firstSentence } from '../../content/firstSentence.ts';
import { useWords } from '../../content/useWords.ts';
import { BlogFrame } from './BlogFrame.tsx';
import { blogPageMessages as m } from './blogPage.messages.ts';
import { listPath } from './blogPaths.ts';

/** `/blog/more`, `/blog/category/{category}` and `/blog/tag/{tag}`, page by page (spec section 2). */
export function BlogListPage() {
  const words = useWords();
  const { blog } = usePublicData();
  const list = blog?.list;
  const { category, tag } = matchRoute(useLocation().pathname)?.params ?? {};
  const title = category
    ? (list?.category?.name ?? words(m.title))
    : tag
      ? words(m.tagTitle, { tag: list?.tag?.name ?? '' })
      : words(m.moreTitle);
  const first = category ? categoryPath(category) : tag ? tagPath(tag) : '/blog/more';
  return (
    <BlogFrame title={title} current={category} crumbs={[{ label: firstSentence(title) }]}>
      {list ? (
        <ArticleList
          articles={list.articles}
          form={category || tag ? 'cards' : 'rows'}
          page={list.page}
          pages={list.pages}
          hrefFor={(page) => listPath(first, page)}
        />
      ) : (
        <NoArticles away={{ path: first }} />
      )}
    </BlogFrame>
  );
}
