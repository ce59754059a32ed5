import { type ArticleBlock, directionOf, languageFacts } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { ArticleDiagram } from '../ArticleDiagram/ArticleDiagram.tsx';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './ArticleBody.css.ts';
import { ArticleEmbed } from './ArticleEmbed.tsx';
import { ArticleNote } from './ArticleNote.tsx';
import { articleHtml } from './articleHtml.ts';
import { SafeHtml } from './SafeHtml.tsx';

export interface ArticleBodyProps {
  blocks: readonly ArticleBlock[];
  /** Puts the reader's language and variant into the links of sanitised HTML. */
  localize: (html: string) => string;
  /** Its language, where that is not the language of the page. */
  language?: Language | undefined;
}

/** The text of an article: sanitised HTML with notes, drawings and tools between. */
export function ArticleBody({ blocks, localize, language }: ArticleBodyProps) {
  const { formatMessage, locale } = useIntl();
  const finish = (html: string) =>
    articleHtml(localize(html), {
      sectionClass: { 2: css.section, 3: css.subsection },
      anchorClass: css.anchor,
      anchorLabel: (heading) => formatMessage(m.headingLink, { heading }),
      labelLanguage: language && locale,
      marksEnglish: languageFacts[language ?? (locale as Language)].script !== 'latin',
      tableClass: css.table,
    });
  return (
    <div className={css.prose} data-article-body="">
      {blocks.map((block, index) => (
        <Block key={index} block={block} finish={finish} language={language} />
      ))}
    </div>
  );
}

interface BlockProps extends Pick<ArticleBodyProps, 'language'> {
  block: ArticleBlock;
  finish: (html: string) => string;
}

function Block({ block, finish, language }: BlockProps) {
  const pageLanguage = useIntl().locale as Language;
  switch (block.kind) {
    case 'html':
      return <SafeHtml className={css.html} html={finish(block.html)} />;
    case 'note':
      return <ArticleNote title={block.title} html={finish(block.html)} />;
    case 'diagram':
      return <ArticleDiagram diagram={block.diagram} language={language} />;
    case 'embed': {
      const embed = <ArticleEmbed name={block.name} values={block.values} />;
      // Its words are those of the page.
      return language ? (
        <div lang={pageLanguage} dir={directionOf(pageLanguage)}>
          {embed}
        </div>
      ) : (
        embed
      );
    }
  }
}
