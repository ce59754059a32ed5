import { changelog } from 'virtual:site-changelog';
import { buildPath, type Language } from '@tern/domain';
import type { FeedChange } from '../renderer.ts';
import { changeMarkup, changeSummary } from './changeMarkup.ts';

/** The changes, newest first, in a language; those that it lacks in English. */
export const listChanges = (language: Language, origin: string): FeedChange[] =>
  changelog.map(({ id, date, platforms, texts }) => {
    const own = texts[language] ? language : 'en';
    const { title, blocks } = texts[language] ?? texts.en;
    const url = `${origin}${buildPath({ language, variant: 'desktop', path: '/dynamic' })}#${id}`;
    return {
      url,
      title,
      description: changeSummary(blocks),
      html: changeMarkup(blocks, { language, origin, url }),
      published: date,
      tags: platforms,
      language: own,
    };
  });
