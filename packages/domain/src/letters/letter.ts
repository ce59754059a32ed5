import type { Goods } from '../customer/customerState.ts';
import type { Language } from '../languages.ts';

/** Words of one look. `href` is a path of the site without language, or an address that begins with https. */
export interface LetterSpan {
  text: string;
  look?: 'strong' | 'emphasis' | 'code';
  href?: string;
}

/** A text without markup: mails and pages draw it each in their own way. */
export type LetterBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; spans: LetterSpan[] }
  | { kind: 'list'; ordered: boolean; items: LetterSpan[][] };

/** An issue of the newsletter in one language. */
export type Letter = {
  title: string;
  /** One sentence: the line that mail programs show after the subject. */
  description: string;
  blocks: LetterBlock[];
  /** The whole letter is about this, and goes to nobody else than those to whom it may be sold. Absent: about nothing that is sold. */
  sells?: Goods;
};

/** An issue in every language it was written in; English is always there. */
export type LetterContent = { en: Letter } & Partial<Record<Language, Letter>>;

/** The issue in a language, or in English where it lacks that one. */
export function letterIn(content: LetterContent, language: Language): { letter: Letter; language: Language } {
  const letter = content[language];
  return letter ? { letter, language } : { letter: content.en, language: 'en' };
}

/** Least days between two issues: the page of the newsletter promises one a month at most. */
export const newsletterPauseDays = 28;
