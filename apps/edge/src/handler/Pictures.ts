import type { Content } from '../http/Content.ts';
import { securityHeaders } from '../http/headers.ts';
import { type EdgeRequest, type EdgeResponse, respondWith } from '../http/respond.ts';

/** The pictures of link previews. */
export interface Pictures {
  /** The picture of a known page; null when the address is of none. */
  respond(request: EdgeRequest, pathname: string): Promise<EdgeResponse | null>;
}

/** Headers of every such picture. */
export const pictureHeaders = {
  ...securityHeaders,
  'content-type': 'image/png',
  // Previews show it on pages of others.
  'cross-origin-resource-policy': 'cross-origin',
};

/** The address carries a version where a page names it; a picture without one may change. */
export function respondWithPicture(request: EdgeRequest, picture: Content): EdgeResponse {
  const versioned = /[?&]v=/.test(request.target);
  const caching = versioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  return respondWith(request, picture, ['cache-control', caching]);
}
