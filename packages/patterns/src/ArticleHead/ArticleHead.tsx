import { brand } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { Breadcrumbs, Container, type Crumb, Notice } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ArticlePicture } from '../blog/ArticlePicture.tsx';
import { useForeign } from '../blog/ArticleTitle.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import { articleMessages } from '../blog/article.messages.ts';
import { articlesMessages as m } from '../blog/articles.messages.ts';
import { unbroken } from '../blog/unbroken.ts';
import * as css from './ArticleHead.css.ts';

export interface ArticleHeadProps {
  article: ArticleView;
  breadcrumbs: {
    /** Names the navigation: "You are here". */
    label: string;
    items: readonly Crumb[];
  };
}

/** The head of an article: where it stands, title, lead, dates, minutes to read, author, cover; or that it is in English. */
export function ArticleHead({ article, breadcrumbs }: ArticleHeadProps) {
  const { formatMessage, locale } = useIntl();
  const foreign = useForeign(article.language);
  const date = (iso: string) => formatWholeDate(iso, locale as Language, 'medium');
  const { author, published, updated, minutes } = article;
  return (
    <header className={css.head}>
      <Container>
        <Breadcrumbs {...breadcrumbs} />
        {foreign ? (
          <div className={css.foreign}>
            <Notice tone="data" title={formatMessage(articleMessages.foreignTitle)}>
              {formatMessage(articleMessages.foreignText)}
            </Notice>
          </div>
        ) : null}
        <div className={css.inside}>
          <div className={css.words}>
            <h1 {...foreign} className={css.title}>
              {unbroken(article.title)}
            </h1>
            <p {...foreign} className={css.lead}>
              {article.description}
            </p>
            <p className={css.facts}>
              <time dateTime={published.slice(0, 10)} translate="no">
                {date(published)}
              </time>
              <span>{formatMessage(m.minutesToRead, { minutes })}</span>
              {updated && updated !== published ? (
                <span>{formatMessage(m.updated, { date: date(updated) })}</span>
              ) : null}
              <span>
                {author === 'tern' ? formatMessage(m.by, { brand: brand.name }) : <bdi>{author}</bdi>}
              </span>
            </p>
          </div>
          <div className={css.picture} {...foreign}>
            <ArticlePicture picture={article.picture} first />
          </div>
        </div>
      </Container>
    </header>
  );
}
