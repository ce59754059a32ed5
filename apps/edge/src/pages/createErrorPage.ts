import { baseCurrency, type Language, type PageVariant, splitUrl } from '@tern/domain';
import { BusyError } from '../cache/renderQueue.ts';
import type { PageRenderer } from '../engine/createRenderer.ts';
import { type Content, storedContent, textContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { policyHeaders, scriptSources, securityHeaders } from '../http/headers.ts';
import { type EdgeRequest, type EdgeResponse, respondWith } from '../http/respond.ts';
import type { TextSource } from '../sources/textSource.ts';
import { TestFailure } from './testFailure.ts';

const plainWords =
  '<!doctype html><html lang="en"><title>Error</title><p>An error occurred while showing the error page</p><p><a href="/">Go back to home</a></p></html>';

/** Makes the response to a request that failed. */
export type ErrorPage = (request: EdgeRequest, error: unknown) => Promise<EdgeResponse>;

/**
 * Makes the error page: 503 while there is too much to render, else 500. The renderer of the pages renders it, once
 * for each language and variant: an error must not be more work than a page. If that fails as well, plain words
 * remain (spec section 2).
 */
export function createErrorPage(options: {
  renderer: PageRenderer;
  encode: EncodeBody;
  /** Asked for nothing: an error does not wait for the service. */
  texts: Pick<TextSource, 'known'>;
  publicOrigin: string;
  testMode: boolean;
  botCheckHosts: readonly string[];
  /** Off while the site is developed. */
  policies: boolean;
  now: () => number;
}): ErrorPage {
  const { renderer, encode, texts, publicOrigin, testMode, botCheckHosts, policies, now } = options;
  const secure = publicOrigin.startsWith('https:');
  const data = { currency: baseCurrency, plans: {}, methods: [], campaign: null, trial: null, testMode };
  const common = {
    ...securityHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };

  async function make(status: number, language: Language, variant: PageVariant): Promise<Content> {
    const page = await renderer.render({
      ...{ language, variant, path: '/404', status, data, texts: texts.known(language) },
      ...{ origin: publicOrigin, now: now(), scriptSources: scriptSources({ botCheckHosts }) },
    });
    const { hashes } = page;
    const headers = {
      ...common,
      ...(policies && policyHeaders({ hashes, secure, botCheckHosts })),
    };
    return textContent({ status, headers, body: page.html }, encode);
  }

  const made = new Map<string, { page: Promise<Content>; texts: object | undefined }>();
  function pageOf(status: number, language: Language, variant: PageVariant): Promise<Content> {
    const key = `${status} ${language} ${variant}`;
    const known = made.get(key);
    const words = texts.known(language);
    if (known && known.texts === words) return known.page;
    const page = make(status, language, variant);
    if (policies) made.set(key, { page, texts: words });
    page.catch(() => made.delete(key));
    return page;
  }

  return async (request, error) => {
    const { language, variant } = splitUrl(request.target.replace(/\?.*$/, ''));
    const busy = error instanceof BusyError ? error : null;
    const status = busy ? 503 : 500;
    const fails = error instanceof TestFailure && error.inErrorPage;
    const page = await (fails ? Promise.reject(error) : pageOf(status, language, variant)).catch(() =>
      storedContent({ status, headers: common }, { identity: new TextEncoder().encode(plainWords) }),
    );
    return respondWith(request, page, busy ? ['retry-after', String(busy.retryAfter)] : []);
  };
}
