import type { Route } from '@tern/domain';
import type { Language } from '@tern/i18n';
import type { IntlShape } from 'react-intl';
import { headMessage } from './headMessage.ts';
import type { BlogData } from './publicData.ts';
import { titleValues } from './titleValues.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Title and description of a list of the blog that only its data know: a category, a tag, a further page. Null for every
 * other page.
 */
export function blogWords(
  intl: IntlShape,
  route: Route,
  params: Params,
  blog: BlogData | null | undefined,
): { title: string; description: string } | null {
  if (!blog) return null;
  const topic = (blog.list?.category ?? blog.list?.tag)?.name;
  if (!topic && !params.page) return null;
  const message = (id: string, values: Record<string, string | number>) =>
    intl.formatMessage({ id }, { ...titleValues(intl.locale as Language), ...values });
  const first = topic ? message('blogPage.topicTitle', { topic }) : headMessage(intl, route, {}, 'title');
  return {
    title: params.page ? message('blogPage.later', { title: first, page: Number(params.page) }) : first,
    description: topic
      ? message('blogPage.topicText', { topic })
      : headMessage(intl, route, {}, 'description'),
  };
}
