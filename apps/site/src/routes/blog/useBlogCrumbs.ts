import { navigationMessages } from '@tern/patterns';
import type { Crumb } from '@tern/ui';
import { contentPageMessages as m } from '../../content/contentPage.messages.ts';
import { useWords } from '../../content/useWords.ts';

/** The way to a page of the blog: the blog, then what is between. */
export function useBlogCrumbs(between: readonly Crumb[]): { label: string; items: readonly Crumb[] } {
  const words = useWords();
  return {
    label: words(m.breadcrumbs),
    items: [{ label: words(navigationMessages.blog), href: '/blog' }, ...between],
  };
}
