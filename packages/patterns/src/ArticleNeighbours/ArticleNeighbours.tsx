import { articlePath } from '@tern/domain';
import { Container, Heading, Link, Section } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { useForeign } from '../blog/ArticleTitle.tsx';
import type { ArticleView } from '../blog/ArticleView.ts';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './ArticleNeighbours.css.ts';

export interface ArticleNeighboursProps {
  related: readonly ArticleView[];
  /** The older and the newer article. */
  previous: ArticleView | null;
  next: ArticleView | null;
}

/** Where to go on from an article: others about the same, and the ones before and after it. */
export function ArticleNeighbours({ related, previous, next }: ArticleNeighboursProps) {
  const { formatMessage } = useIntl();
  if (related.length === 0 && !previous && !next) return null;
  return (
    <div className={css.outside}>
      <Section divided spacing="tight" labelledBy="read-next">
        <Container>
          <div className={css.inside}>
            <Heading level={2} id="read-next">
              {formatMessage(m.related)}
            </Heading>
            {related.length > 0 ? (
              <ul className={css.grid}>
                {related.slice(0, 3).map((article) => (
                  <li key={article.unikey} className={css.cell}>
                    <ArticleCard article={article} />
                  </li>
                ))}
              </ul>
            ) : null}
            {previous || next ? (
              <nav aria-label={formatMessage(m.neighbours)} className={css.neighbours}>
                {previous ? (
                  <Neighbour article={previous} label={formatMessage(m.previous)} rel="prev" />
                ) : null}
                {next ? <Neighbour article={next} label={formatMessage(m.next)} rel="next" /> : null}
              </nav>
            ) : null}
          </div>
        </Container>
      </Section>
    </div>
  );
}

function Neighbour({ article, label, rel }: { article: ArticleView; label: string; rel: 'prev' | 'next' }) {
  const foreign = useForeign(article.language);
  return (
    <Link
      variant="plain"
      href={articlePath(article.unikey)}
      rel={rel}
      className={rel === 'next' ? css.next : css.neighbour}
    >
      <span className={css.label}>{label}</span>
      <span className={css.title} {...foreign}>
        {article.title}
      </span>
    </Link>
  );
}
