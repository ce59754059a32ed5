import { BlogScreen, type BlogScreenProps } from '@tern/patterns';
import type { Crumb } from '@tern/ui';
import { usePublicData } from '../../app/PublicDataContext.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { useBlogCrumbs } from './useBlogCrumbs.ts';

export interface BlogFrameProps extends Pick<BlogScreenProps, 'title' | 'start' | 'current' | 'children'> {
  /** Below the blog; the start page has none. */
  crumbs?: readonly Crumb[];
  /** The page has a search of its own. */
  searches?: boolean;
}

/** A page of the blog that lists articles, with its categories and its search. */
export function BlogFrame({ crumbs, searches = false, ...screen }: BlogFrameProps) {
  const { blog } = usePublicData();
  const site = useSite();
  const breadcrumbs = useBlogCrumbs(crumbs ?? []);
  return (
    <BlogScreen
      {...screen}
      {...(crumbs && { breadcrumbs })}
      {...(!searches && { searchAction: localHref('/blog/search', site) })}
      searches={screen.start ? (blog?.searches.slice(0, 4) ?? []) : []}
      categories={blog?.categories ?? []}
    />
  );
}
