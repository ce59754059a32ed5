import type { Boot } from '@tern/domain';
import { splitUrl } from '@tern/domain';
import type { Site } from './SiteContext.tsx';

/** The site as the document at hand states it. Browser only. */
export function readSite(): Site {
  const { language, variant } = splitUrl(location.pathname);
  const { boot, year, status, blocked } = document.documentElement.dataset;
  return {
    language,
    variant,
    boot: boot as Boot,
    routed: boot !== 'static',
    year: Number(year),
    ...(blocked === undefined ? {} : { blocked: true }),
    ...(status ? { status: Number(status) } : {}),
  };
}

/** Ids of a page's root start with it, apart from those of the frame around. */
export const rootPrefix = 'p';
