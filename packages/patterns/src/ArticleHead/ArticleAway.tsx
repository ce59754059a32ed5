import { Breadcrumbs, Button, Container } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articlesMessages as m } from '../blog/articles.messages.ts';
import * as css from './ArticleHead.css.ts';
import type { ArticleHeadProps } from './ArticleHead.tsx';

export interface ArticleAwayProps extends Pick<ArticleHeadProps, 'breadcrumbs'> {
  /** Of this page, to try again. */
  path: string;
}

/** In place of an article that cannot be loaded. Made of the parts of its head, whose styles every article brings. */
export function ArticleAway({ breadcrumbs, path }: ArticleAwayProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.head}>
      <Container>
        <Breadcrumbs {...breadcrumbs} />
        <div className={css.away}>
          <h1 className={css.title}>{formatMessage(m.awayTitle)}</h1>
          <p className={css.lead}>{formatMessage(m.awayText)}</p>
          <span>
            <Button variant="outline" href={path}>
              {formatMessage(m.again)}
            </Button>
          </span>
        </div>
      </Container>
    </div>
  );
}
