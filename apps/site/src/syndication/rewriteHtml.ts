import { buildPath, escapeHtml, type Language } from '@tern/domain';

/** Who shows the markup: AMP has elements of its own, readers of feeds know none of our addresses. */
export type Dialect = 'amp' | 'feed';

export interface MarkupContext {
  readonly dialect: Dialect;
  readonly language: Language;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Address of the article, for links within it. */
  readonly url: string;
}

/** Files have one address in every language. */
const isFile = (path: string) => /^\/(?:assets|og|icons)\/|\.\w{2,5}$/.test(path.replace(/[?#].*$/, ''));

/** The address a link leads to from anywhere: one within the site in the reader's language, one within the article. */
export function absoluteHref(href: string, { dialect, language, origin, url }: MarkupContext): string {
  if (href.startsWith('#')) return dialect === 'amp' ? href : url + href;
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const at = href.search(/[?#]/);
  const [path, rest] = at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at)];
  return origin + (isFile(path) ? path : buildPath({ language, variant: 'desktop', path })) + rest;
}

const attribute = /\s+([\w:-]+)(?:="([^"]*)")?/g;
/** An element's beginning: the sanitiser quotes every value, in which `>` may stand. */
const beginnings = (name: string) => new RegExp(`<${name}((?:${attribute.source})*)\\s*/?>`, 'g');
const links = beginnings('a');
const pictures = beginnings('img');

/** Attributes of an element; the values stay escaped. */
const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name, value]) => [name as string, value ?? '']));
const write = (name: string, attributes: ReadonlyMap<string, string>) =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}>`;

const unescaped = (text: string) => text.replace(/&#x26;|&amp;/gi, '&').replace(/&#x22;|&quot;/gi, '"');
const hrefOf = (escaped: string, context: MarkupContext) =>
  escapeHtml(absoluteHref(unescaped(escaped), context));

/** Of a picture whose size nobody knows: the plates of the site. */
const usualSize = { width: '960', height: '600' };

function picture(attributes: Map<string, string>, context: MarkupContext): string {
  attributes.set('src', hrefOf(attributes.get('src') ?? '', context));
  if (context.dialect === 'feed') return write('img', attributes);
  // The runtime loads pictures when they come near.
  for (const name of ['loading', 'decoding']) attributes.delete(name);
  for (const [name, size] of Object.entries(usualSize))
    if (!/^\d+$/.test(attributes.get(name) ?? '')) attributes.set(name, size);
  attributes.set('layout', 'responsive');
  return `${write('amp-img', attributes)}</amp-img>`;
}

/** Sanitised HTML of an article with addresses that hold elsewhere, and with the elements of the dialect. */
export const rewriteHtml = (html: string, context: MarkupContext): string =>
  html
    .replace(links, (_, text: string) => {
      const attributes = attributesOf(text);
      const href = attributes.get('href');
      if (href !== undefined) attributes.set('href', hrefOf(href, context));
      return write('a', attributes);
    })
    .replace(pictures, (_, text: string) => picture(attributesOf(text), context));
