import type { Article, ArticleSummary, Boot, Language, PageVariant, RouteId } from '@tern/domain';
import type { Catalogue } from '@tern/i18n';
import type { ReactElement } from 'react';
import type { PublicData, TrialData } from './app/publicData.ts';

export type { PostedForm } from './app/postedForm.ts';
export type {
  ActivityData,
  BlogData,
  CampaignData,
  IssueData,
  NetworkData,
  PlanData,
  PublicData,
  RunData,
  StatusData,
  TrialData,
} from './app/publicData.ts';

/** Everything a page's HTML depends on. */
export interface RenderInput {
  language: Language;
  variant: PageVariant;
  /** Canonical or served path of a known page. */
  path: string;
  /** Overrides the page's status: 404 for unknown paths, 500 for the error screen. */
  status?: number;
  data: PublicData;
  /** Compiled texts of the operator in place of messages, by id. The same object as long as they are the same. */
  texts?: Catalogue | undefined;
  /** Addresses of scripts of others that the page loads after a scroll and with consent. */
  vendors?: readonly string[];
  /** The host that visitors of some pages are sent to once per session. */
  paymentServices?: string | undefined;
  /** The visitor is where the service is not offered: pages that offer something show the notice. */
  blocked?: boolean;
  /** Scheme and host that canonical links name. */
  origin: string;
  /** Epoch ms. */
  now: number;
}

export interface RenderedParts {
  status: number;
  boot: Boot;
  /** Attributes of the html element, escaped. */
  htmlAttributes: string;
  /** Title, meta and link elements. */
  head: string;
  body: string;
  /** Route id of the page. */
  id: RouteId;
  /** Source path of the page file: its name in the client build's manifest. */
  module: string;
  /** Source path of the module below the fold, where the page has one. */
  below: string | null;
  /** Patterns of the font files the first screen needs. */
  fonts: string[];
  /** For the hydrating router. Null on static pages. */
  data: object | null;
  /** The operator's texts that code in the browser may show. Null where there are none. */
  texts: Catalogue | null;
}

/** Title and description of a page, as its head says them. */
export interface PageWords {
  title: string;
  description: string;
}

/** The font of a picture, and how wide it sets a text. */
export interface PictureFont {
  family: string;
  latinFamily: string;
  measure: (text: string, size: number) => number;
}

/** A part that comes to a page later as markup, and the source path of the module whose stylesheets it needs. */
export interface LaterMarkup {
  html: string;
  module: string;
}

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

/** The operator's texts of a language, compiled; undefined where there are none. */
export type TextsOf = (language: Language) => Promise<Catalogue | undefined>;

/** Texts and pictures of the site besides its pages. */
export interface SiteWords {
  /** Null where there is no such page. `path` is a page path without language and variant. */
  describePage(language: Language, path: string): Promise<PageWords | null>;
  /** The picture of a page in link previews as SVG, or null where there is no such page. */
  socialPicture(language: Language, path: string, font: PictureFont): Promise<string | null>;
  /** The picture of an article in link previews as SVG, with its cover where that is SVG. */
  articlePicture(
    article: Pick<ArticleSummary, 'title' | 'language'>,
    cover: string | null,
    font: PictureFont,
  ): Promise<string>;
  /** An article as a document of AMP HTML. `origin`: scheme and host of the site. */
  ampArticle(article: Article, origin: string): Promise<string>;
  /** The body of an article as plain HTML with absolute addresses, for feeds. */
  articleHtml(article: Article, origin: string): Promise<string>;
  /** The changes of the site and the apps, newest first. `origin`: scheme and host of the site. */
  changes(language: Language, origin: string): Promise<FeedChange[]>;
  consentBanner(page: Pick<RenderInput, 'language' | 'variant'>): Promise<LaterMarkup>;
  /** The message box of the campaign that is on; null where there is none. */
  offerBox(page: Pick<RenderInput, 'language' | 'variant' | 'data'>): Promise<LaterMarkup | null>;
  /** The text of `/llms.txt`, with the pages of the free trial while one is sold, and the newest English articles. */
  llmsText(origin: string, trial: TrialData | null, articles: readonly ArticleSummary[]): Promise<string>;
}

/** The exports of the server build. */
export interface Renderer extends SiteWords {
  /** The same texts and pictures with the operator's texts in place of messages. */
  wordsWith(texts: TextsOf): SiteWords;
  renderPage(input: RenderInput): Promise<RenderedParts>;
  /** The page as one tree, and React's own renderer for it: for comparison (`scripts/bench.ts`). */
  pageElement(input: RenderInput): Promise<ReactElement>;
  renderToString(element: ReactElement): string;
  /** Source paths of the pages the router shows, by route id. */
  routedModules: Readonly<Record<string, string>>;
  /**
   * Source paths of pages that many subjects share, and of what is below their fold: its stylesheet is the same for all
   * of them.
   */
  sharedFolds: readonly { module: string; below: string }[];
  /** Source paths of all page files. */
  pageModules: readonly string[];
}
