import type { Article } from '@tern/domain';
import { Container, cx, Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { LeakTestCard } from '../ArticleBody/LeakTestCard.tsx';
import { ArticleContents } from '../ArticleContents/ArticleContents.tsx';
import { useForeign } from '../blog/ArticleTitle.tsx';
import { tagPath } from '../blog/ArticleView.ts';
import { articleMessages as m } from '../blog/article.messages.ts';
import { ShareLinks } from '../ShareLinks/ShareLinks.tsx';
import * as css from './ArticleText.css.ts';

export interface ArticleTextProps {
  article: Article;
  /** The canonical address, for sharing. */
  url: string;
  /** Puts the reader's language and variant into the links of sanitised HTML. */
  localize: (html: string) => string;
}

/** The text of an article with its sections beside it, and the ways to hand it on below. */
export function ArticleText({ article, url, localize }: ArticleTextProps) {
  const foreign = useForeign(article.language);
  const leakTestInside = article.blocks.some((block) => block.kind === 'embed' && block.name === 'leak-test');
  const contents = { headings: article.headings, foreign };
  return (
    <Container>
      <div className={css.columns}>
        <ArticleContents form="side" {...contents} />
        <div className={css.middle}>
          <ArticleContents form="folded" {...contents} />
          <div {...foreign}>
            <ArticleBody blocks={article.blocks} localize={localize} language={foreign?.lang} />
          </div>
          <footer className={css.end}>
            <Tags tags={article.tags} />
            <ShareLinks url={url} title={article.title} />
          </footer>
        </div>
        <div className={cx(css.side, leakTestInside && css.sideOnly)}>
          <LeakTestCard />
        </div>
      </div>
    </Container>
  );
}

function Tags({ tags }: Pick<Article, 'tags'>) {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return null;
  return (
    <section aria-label={formatMessage(m.tags)} className={css.tags}>
      <span className={css.tagsTitle}>{formatMessage(m.tags)}</span>
      <ul className={css.tagList}>
        {tags.map(({ id, name }) => (
          <li key={id}>
            <Link variant="plain" href={tagPath(id)} rel="tag" className={css.tag}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
