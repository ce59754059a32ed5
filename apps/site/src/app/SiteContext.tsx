import type { Boot, PageVariant, RouteId } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { type ComponentType, createContext, useContext } from 'react';

/** Facts about the address a page is served at. Constant for the life of a document. */
export interface Site {
  language: Language;
  variant: PageVariant;
  boot: Boot;
  /** True when the router moves between pages; false where every link is a document load. */
  routed: boolean;
  /** Shown in the rights line; passed in so that a cached page and its hydration agree. */
  year: number;
  /** Epoch ms of the rendering. Static pages alone may show it: no browser renders them again. */
  now?: number;
  /** Set when the document is not the requested page: 404, 500. */
  status?: number;
  /** The service is not offered where the visitor is (spec section 1). */
  blocked?: boolean;
  /** Titles of the routed pages by `pageTitleKey`, for the document's title when the router moves. */
  titles?: Readonly<Record<string, string>>;
  /** A part that browsers load later, which the server renders at once: the second step of the sign-in. */
  secondStep?: ComponentType;
  /** Fetches messages of a page; missing on the server and in stories, which have them all. */
  loadMessages?: (page: RouteId, kind: 'later') => Promise<void>;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
