import type { Goods, LetterBlock } from '@tern/domain';
import type { Language, OrderSentences } from '@tern/i18n';

/** The parts of a mail, in the recipient's language. */
export interface MailParts {
  subject: string;
  paragraphs: string[];
  /** Shown large, to be typed somewhere else. */
  code?: string;
  facts?: [label: string, value: string][];
  /** The order in plain words, below the facts. */
  order?: OrderSentences;
  /** `quiet`: a link, for an action that is optional. An address that begins with a slash is a page of the site. */
  action?: { label: string; href: string; quiet?: boolean };
  /** Equal alternatives, side by side. */
  choices?: readonly { label: string; href: string }[];
  /** The paragraphs are as their author typed them, in any language. */
  typed?: boolean;
  /** The line that mail programs show after the subject. */
  preview?: string;
  /** After the paragraphs. */
  letter?: readonly LetterBlock[];
  /** After the action and the choices. */
  remarks?: string[];
  /** After the remarks. */
  links?: { label: string; href: string }[];
  /** Not about an account: no link to it. */
  withoutAccount?: boolean;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Writes a message in the person's language. */
export type Say = (message: { id: string }, values?: Record<string, string | number>) => string;

export interface Voice {
  language: Language;
  say: Say;
}

/** The voice of a mail that sells something besides what it says. */
export interface SellingVoice extends Voice {
  /** Whether its reader may be sold this (`CustomerState`). */
  maySell: (what: Goods) => boolean;
}
