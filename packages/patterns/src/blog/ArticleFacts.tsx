import { formatDate, type Language } from '@tern/i18n';
import { Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './ArticleFacts.css.ts';
import { type ArticleView, categoryPath } from './ArticleView.ts';
import { articlesMessages as m } from './articles.messages.ts';

export interface ArticleFactsProps {
  article: Pick<ArticleView, 'category' | 'published' | 'minutes' | 'language'>;
}

/** The line above the title of an article in a list: category, date, minutes to read, and that it is in English. */
export function ArticleFacts({ article }: ArticleFactsProps) {
  const { formatMessage, locale } = useIntl();
  const { category, published, minutes, language } = article;
  return (
    <p className={css.facts}>
      <Link variant="plain" href={categoryPath(category.id)} className={css.category}>
        {category.name}
      </Link>
      <time dateTime={published.slice(0, 10)} translate="no">
        {formatDate(published, locale as Language)}
      </time>
      <span>{formatMessage(m.minutes, { minutes })}</span>
      {language === locale ? null : <span className={css.other}>{formatMessage(m.english)}</span>}
    </p>
  );
}
