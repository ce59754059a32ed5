import { type ConsentRegion, mayMeasure } from '@tern/domain';
import { consentFacts } from './consentFacts.ts';

export { consentEvent } from './consentFacts.ts';

/** Footers link to the choice with it. A page without one does not ask: there would be no way back. */
const links = '[data-privacy-choices]';

const loadBanner = () => import('../consent/openBanner.ts');

/** The banner, from the edge: where it finds that a law asks for a choice, and in any case with `opener`. */
async function fetchRegion(opener?: HTMLElement): Promise<ConsentRegion> {
  const { lang, dataset } = document.documentElement;
  // With the query: outside production it may name the country.
  const response = await fetch(
    `/consent/${lang}/${dataset.variant}${opener ? '/open' : ''}${location.search}`,
  );
  if (response.status === 204) return 'none';
  const html = response.ok && (await response.text());
  if (html && document.querySelector(links)) (await loadBanner()).openBanner(html, opener);
  return 'unknown';
}

let region: Promise<ConsentRegion> | undefined;

/**
 * Whether this visit may be measured now: whatever needs consent asks it each time before it stores or sends anything,
 * on static pages and in components alike. Never rejects. `consentEvent` says when to ask again.
 */
export async function mayMeasureVisit(): Promise<boolean> {
  const facts = consentFacts();
  // A signal or a choice decides by itself, and nothing is requested.
  if (facts.choice !== 'undecided' || facts.gpc || facts.dnt)
    return mayMeasure({ ...facts, region: 'unknown' });
  region ??= fetchRegion().catch(() => 'unknown');
  return mayMeasure({ ...facts, region: await region });
}

/** Opens the choice for whoever comes back to it. What measures asks for the first one (`startMeasuring`). */
export function startConsent(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(links);
    if (!link) return;
    event.preventDefault();
    fetchRegion(link).catch(() => location.assign(link.href));
  });
  if (document.querySelector('[data-consent-is]')) void loadBanner().then(({ showChoice }) => showChoice());
}
