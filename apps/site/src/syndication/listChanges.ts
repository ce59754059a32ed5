import { changelog } from 'virtual:site-changelog';
import { buildPath, type Language } from '@tern/domain';
import { changeMarkup, changeSummary } from './changeMarkup.ts';

/** A change of the site or of an app, as feeds tell it. */
export interface FeedChange {
  url: string;
  title: string;
  description: string;
  /** With absolute addresses. */
  html: string;
  /** ISO, a day. */
  published: string;
  /** The changed parts: the website, or apps by platform. */
  tags: readonly string[];
  language: Language;
}

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
