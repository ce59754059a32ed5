import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { usePosted } from '../../app/usePosted.ts';
import { firstSentence } from '../../content/firstSentence.ts';
import { useWords } from '../../content/useWords.ts';
import { BlogSearchIsland } from '../../islands/BlogSearchIsland.tsx';
import { Island } from '../../islands/Island.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { blogPageMessages as m } from './blogPage.messages.ts';

/** `/blog/search?q=` (spec section 2): a form that works without scripts, and searches as one types with them. */
export function BlogSearchPage() {
  const words = useWords();
  const site = useSite();
  const { blog } = usePublicData();
  const posted = usePosted('blogSearch');
  const title = words(m.searchTitle);
  return (
    <BlogFrame title={title} searches crumbs={[{ label: firstSentence(title) }]}>
      <Island
        name="blogSearch"
        component={BlogSearchIsland}
        props={{
          action: localHref('/blog/search', site),
          searches: blog?.searches.slice(0, 8) ?? [],
          categories: blog?.categories.map(({ id, name }) => ({ id, name })) ?? [],
          ...(posted && { posted }),
        }}
      />
    </BlogFrame>
  );
}
