import { Button, EmptyState, MiniArc } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articlesMessages as m } from './articles.messages.ts';

export interface NoArticlesProps {
  /** They cannot be loaded; otherwise there are none. The path of this page, to try again. */
  away?: { path: string } | undefined;
}

/** In place of a list of articles. */
export function NoArticles({ away }: NoArticlesProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      picture={<MiniArc />}
      title={formatMessage(away ? m.awayTitle : m.emptyTitle)}
      text={formatMessage(away ? m.awayText : m.emptyText)}
      action={
        <Button variant="outline" href={away ? away.path : '/blog/more'}>
          {formatMessage(away ? m.again : m.allArticles)}
        </Button>
      }
    />
  );
}
