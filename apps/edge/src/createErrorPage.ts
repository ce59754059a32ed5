import { baseCurrency, splitUrl } from '@tern/domain';
import type { PageRenderer } from './createRenderer.ts';
import { contentSecurityPolicy } from './headers.ts';
import { type EdgeRequest, type EdgeResponse, plainResponse } from './respond.ts';

const plainWords =
  '<!doctype html><html lang="en"><title>Error</title><p>An error occurred while showing the error page</p><p><a href="/">Go back to home</a></p></html>';

/** Makes the error page. The renderer of the pages renders it; if that fails as well, plain words remain (spec section 2). */
export function createErrorPage(options: {
  renderer: PageRenderer;
  publicOrigin: string;
  testMode: boolean;
  botCheckHosts: readonly string[];
  /** Off while the site is developed. */
  policies: boolean;
  now: () => number;
}): (request: EdgeRequest) => Promise<EdgeResponse> {
  const { renderer, publicOrigin, testMode, botCheckHosts, policies, now } = options;
  const secure = publicOrigin.startsWith('https:');
  return async ({ target }) => {
    const { language, variant } = splitUrl(target.replace(/\?.*$/, ''));
    const data = { currency: baseCurrency, plans: {}, methods: [], campaign: null, testMode };
    const page = await renderer
      .render({ language, variant, path: '/404', status: 500, data, origin: publicOrigin, now: now() })
      .catch(() => null);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(page &&
        policies && {
          'content-security-policy': contentSecurityPolicy({
            styleHashes: page.styleHashes,
            secure,
            botCheckHosts,
          }),
        }),
    };
    return plainResponse(500, headers, page?.html ?? plainWords);
  };
}
