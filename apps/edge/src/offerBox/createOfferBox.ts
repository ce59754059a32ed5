import { currencyOfCountry, isBlockedCountry, isCurrency, isLanguage, parseCookies } from '@tern/domain';
import type { ContentCache } from '../cache/contentCache.ts';
import type { PageRenderer } from '../engine/createRenderer.ts';
import { textContent } from '../http/Content.ts';
import type { EncodeBody } from '../http/encodings.ts';
import { bareHeaders } from '../http/headers.ts';
import { type EdgeRequest, type EdgeResponse, plainResponse, respondWith } from '../http/respond.ts';
import type { PublicDataSource } from '../sources/publicData.ts';

/** The message box of a campaign at its address; null for any other address. */
export type OfferBox = (request: EdgeRequest, pathname: string) => Promise<EdgeResponse | null>;

export interface OfferBoxOptions {
  renderer: Pick<PageRenderer, 'words' | 'styles'>;
  publicData: Pick<PublicDataSource, 'get'>;
  cache: ContentCache;
  encode: EncodeBody;
  /** ms until the box is rendered again; 0 while the site is developed. */
  maxAge: number;
}

const headers = {
  ...bareHeaders,
  // A campaign may be stopped at any time, and the visitor's country and currency decide.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Cookie',
};
const address = /^\/offer-box\/(?<language>[^/]+)\/(?<variant>desktop|mobile)$/;

/**
 * Hands out the message box of the campaign that is on, as markup with its style (`/offer-box/de/mobile`): the home page
 * requests it when it is about to be shown. 204 without a campaign that has one, and where nothing is sold.
 */
export function createOfferBox({ renderer, publicData, cache, encode, maxAge }: OfferBoxOptions): OfferBox {
  return async (request, pathname) => {
    const { language = '', variant } = address.exec(pathname)?.groups ?? {};
    if (!isLanguage(language) || (variant !== 'desktop' && variant !== 'mobile')) return null;
    const country = request.country();
    if (isBlockedCountry(country)) return plainResponse(204, headers);
    const chosen = parseCookies(request.headers.cookie as string | undefined).get('currency');
    const data = await publicData.get(isCurrency(chosen) ? chosen : currencyOfCountry(country));
    const { campaign, currency } = data;
    if (!campaign?.places.includes('box')) return plainResponse(204, headers);
    const content = await cache.get(
      `box ${campaign.name} ${campaign.startsAt} ${language} ${variant} ${currency}`,
      async (before) => {
        const box = await (await renderer.words()).offerBox({ language, variant, data });
        const body = box ? `<style>${await renderer.styles(box.module, variant)}</style>${box.html}` : '';
        return textContent(
          {
            status: 200,
            headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
            body,
            tags: ['texts', 'campaigns', 'prices'],
          },
          encode,
          before,
        );
      },
      maxAge,
    );
    return respondWith(request, content, [], 'offer');
  };
}
