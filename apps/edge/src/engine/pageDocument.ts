import { settingsSheet } from '@tern/domain';
import type { Renderer } from '@tern/site/renderer';
import { addressPattern } from '../http/headers.ts';
import { startScript } from './startScript.ts';

type RenderedSite = Awaited<ReturnType<Renderer['renderPage']>>;

/** Icons and manifest of every page. */
const headLinks = [
  '<link rel="icon" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');

/** For browsers without scripts; with them the start script links the sheet where the cookie has a setting. */
export const settingsLink = `<noscript><link rel="stylesheet" href="${settingsSheet}"></noscript>`;

/** The module a page begins with in the browser, from the site's root. */
export const browserEntry = 'src/boot/boot.ts';

/** The module that every page but the static ones continues with. */
export const pageEntry = 'src/app/startPage.tsx';

/**
 * From one static page to the next the browser blends, unless the visitor wants less motion. Pages of the router
 * do without: a change of theirs must not wait for it.
 */
export const pageTransition =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(root){animation-duration:.18s}}';

const jsonElement = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

/** The document around a rendered page, from the build and from the sources alike. */
export function pageDocument(
  page: Pick<RenderedSite, 'htmlAttributes' | 'head' | 'data' | 'texts'>,
  parts: {
    /** Links to what the browser should fetch early. */
    preloads?: string;
    style: string;
    /** Address of the stylesheet for visitors whose system is dark; in a build. */
    dark?: string;
    /** Address of the module the page begins with. */
    script: string;
    /** Addresses of the modules the page continues with, in the order they need each other. */
    code?: readonly string[];
    /** Where scripts may come from besides the site, in the words of the content security policy. */
    scriptSources?: readonly string[];
    body: string;
    /** Addresses of the page's messages, and of those of its parts that load later; in a build. */
    messages?: { default: string; later?: string };
    /** Address of the list of stylesheets that the router fetches before it shows another page; in a build. */
    styles?: string;
  },
): string {
  const json =
    page.data && jsonElement('data', { ...page.data, styles: parts.styles, messages: parts.messages });
  const code = parts.code?.length ? ` data-code="${parts.code.join(' ')}"` : '';
  const pattern = addressPattern(parts.scriptSources ?? []);
  const sources = pattern ? ` data-sources="${pattern}"` : '';
  return [
    `<!doctype html><html ${page.htmlAttributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    parts.preloads ?? '',
    `<style>${parts.style}</style>`,
    page.head,
    headLinks,
    parts.dark ? `<link rel="stylesheet" href="${parts.dark}" media="(prefers-color-scheme:dark)">` : '',
    settingsLink,
    `<script data-src="${parts.script}"${code}${sources}>${startScript}</script>`,
    `</head><body>${parts.body}`,
    json ?? '',
    page.texts ? jsonElement('texts', page.texts) : '',
    '</body></html>',
  ].join('');
}
