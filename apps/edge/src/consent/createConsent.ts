import {
  buildPath,
  consentCookie,
  consentDays,
  consentRegionOf,
  consentVersion,
  isLanguage,
  type Language,
  namesWithConsent,
  type PageVariant,
  safeRedirectPath,
  writeConsent,
} from '@tern/domain';
import type { ContentCache } from '../cache/contentCache.ts';
import type { PageRenderer } from '../engine/createRenderer.ts';
import { textContent } from '../http/Content.ts';
import { preferenceCookie } from '../http/cookies.ts';
import type { EdgeService } from '../http/EdgeService.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { bareHeaders } from '../http/headers.ts';
import {
  type EdgeRequest,
  type EdgeResponse,
  plainResponse,
  redirectTo,
  respondWith,
} from '../http/respond.ts';
import { callForVisitor } from '../plainForms/callForVisitor.ts';
import { createAllowance } from '../plainForms/createAllowance.ts';
import { readForm } from '../plainForms/readForm.ts';

export interface Consent {
  /** The banner and the choice; null for an address of neither. */
  respond(request: EdgeRequest, pathname: string): Promise<EdgeResponse | null>;
}

export interface ConsentOptions {
  renderer: Pick<PageRenderer, 'words' | 'styles'>;
  cache: ContentCache;
  encode: EncodeBody;
  service: EdgeService;
  publicOrigin: string;
  /** ms until the banner is rendered again; 0 while the site is developed. */
  maxAge?: number | undefined;
  now: () => number;
}

const consentPath = '/consent';
/** Seconds a browser may use the response again: a visitor who travels is not asked by the law of before for long. */
const browserAge = 600;
const headers = {
  ...bareHeaders,
  'cache-control': `private, max-age=${browserAge}`,
  // Without a choice alone it is requested: the region is that of the connection, which no header names.
  vary: 'Accept-Encoding',
};
const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
/** Bytes of the form. */
const maxBytes = 4 * 1024;
const daySeconds = 24 * 3600;

/** A signal of the browser goes with every request, and outweighs what was chosen. */
const howOf = ({ headers: sent }: EdgeRequest, fields: URLSearchParams) =>
  sent['sec-gpc'] === '1' || sent.dnt === '1'
    ? 'signal'
    : fields.get('how') === 'banner'
      ? 'banner'
      : 'footer';

/** Language and variant of `/consent/de/mobile`, and whether somebody opens it: `…/open`; null for anything else. */
function bannerAt(pathname: string): { language: Language; variant: PageVariant; open: boolean } | null {
  const open = pathname.endsWith('/open');
  const [, , language = '', variant = '', ...rest] = pathname.replace(/\/open$/, '').split('/');
  const known = isLanguage(language) && (variant === 'desktop' || variant === 'mobile') && !rest.length;
  return known ? { language, variant, open } : null;
}

/** The banner for those whom a law has asked, and the choice of everybody (docs/decisions/0016). */
export function createConsent(options: ConsentOptions): Consent {
  const { renderer, cache, encode, service, publicOrigin, maxAge, now } = options;
  const secure = publicOrigin.startsWith('https:');
  const isAllowed = createAllowance({ burst: 100, perSecond: 20, now });

  const banner = (language: Language, variant: PageVariant) =>
    cache.get(
      `consent ${language} ${variant}`,
      async (before) => {
        const { html, module } = await (await renderer.words()).consentBanner({ language, variant });
        const style = await renderer.styles(module, variant);
        return textContent(
          {
            status: 200,
            headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
            body: `<style>${style}</style>${html}`,
            tags: ['texts'],
          },
          encode,
          before,
        );
      },
      maxAge,
    );

  /**
   * The banner where a law asks for a choice, and wherever a visitor opens it; 204 where no law asks.
   * Where the country is not known, 200 without a body: a choice is needed, and nobody is pressed for it.
   */
  async function show(request: EdgeRequest, pathname: string): Promise<EdgeResponse | null> {
    const at = bannerAt(pathname);
    if (!at) return null;
    const region = consentRegionOf(request.country());
    if (!at.open && region === 'none') return plainResponse(204, headers);
    if (!at.open && region === 'unknown') return plainResponse(200, headers);
    return respondWith(request, await banner(at.language, at.variant), [], 'consent');
  }

  /** Counts the choice at the service, without anything of the visitor; a choice holds whether that succeeds or not. */
  async function prove(request: EdgeRequest, fields: URLSearchParams, choice: 'granted' | 'denied') {
    if (!isAllowed(request)) return;
    const language = fields.get('language') ?? '';
    await callForVisitor(request, { service, publicOrigin, cookies: [] })('consentRecord', {
      choice,
      version: consentVersion,
      language: isLanguage(language) ? language : 'en',
      how: howOf(request, fields),
    });
  }

  /** Sets the cookie, deletes what a no no longer allows, and leads back to the page. */
  async function choose(request: EdgeRequest): Promise<EdgeResponse> {
    const form = await readForm(request, { publicOrigin, maxBytes });
    if ('refusal' in form) return form.refusal;
    const choice = (['granted', 'denied'] as const).find((each) => each === form.fields.get('choice'));
    if (!choice) return plainResponse(400, text, 'This form has no choice.\n');
    await prove(request, form.fields, choice);
    const cookies = [
      preferenceCookie(consentCookie, writeConsent(choice), { secure, maxAge: consentDays * daySeconds }),
    ];
    if (choice === 'denied')
      for (const name of namesWithConsent('cookie'))
        cookies.push(preferenceCookie(name, '', { secure, maxAge: 0 }));
    const [back] = (
      safeRedirectPath(form.fields.get('back')) ??
      buildPath({ language: 'en', variant: 'desktop', path: '/' })
    ).split('#');
    // The cookie policy shows what was chosen, also without a script.
    const response = redirectTo(303, `${back}#consent-${choice}`, { 'cache-control': 'no-store' });
    return {
      ...response,
      headers: [...response.headers, ...cookies.flatMap((each) => ['set-cookie', each])],
    };
  }

  return {
    async respond(request, pathname) {
      if (pathname === consentPath) return request.method === 'POST' ? choose(request) : null;
      return pathname.startsWith(`${consentPath}/`) && request.method !== 'POST'
        ? show(request, pathname)
        : null;
    },
  };
}
