import type { track as Track } from '../boot/track.ts';

/** The checkout of a plan, in any language and variant. */
const checkoutPath = /\/pricing\/checkout(?:\/([\w.-]+))?$/i;

/** The plan whose checkout an address is; `default` where it names none, null for any other address. */
const planOf = (pathname: string): string | null => {
  const found = checkoutPath.exec(pathname);
  return found && (found[1] ?? 'default');
};

/**
 * Tells of what a visitor does on any page, with React or without: languages and plans that are chosen, apps that are
 * downloaded (`data-app`), campaigns that are shown and pressed (`data-promo="name place"`), plans that come into view.
 */
export function watchPage(root: Document, track: typeof Track): () => void {
  const promoOf = (element: HTMLElement) => {
    const [campaign = '', place = ''] = (element.dataset.promo ?? '').split(' ');
    return { campaign, place };
  };
  const press = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link) return;
    const { hreflang, dataset } = link;
    if (hreflang) track('language_chosen', { to: hreflang as 'en' });
    const plan = planOf(link.pathname);
    if (plan) track('plan_chosen', { plan });
    if (dataset.app) track('download_pressed', { app: dataset.app as 'windows' });
    const promo = link.closest<HTMLElement>('[data-promo]');
    if (promo) track('campaign_pressed', promoOf(promo));
  };
  for (const type of ['click', 'auxclick']) root.addEventListener(type, press, true);

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const element = target as HTMLElement;
      if (element.dataset.promo) track('campaign_shown', promoOf(element));
      else track('plan_seen', {});
    }
  });
  for (const element of root.querySelectorAll('[data-promo]')) seen.observe(element);
  // One says it for all: plans stand together.
  const plan = root.querySelector('main a[href*="/pricing/checkout"]');
  if (plan) seen.observe(plan);
  return () => {
    for (const type of ['click', 'auxclick']) root.removeEventListener(type, press, true);
    seen.disconnect();
  };
}

/** Tells of a page that is in view: of the page itself, and of the checkout where it is one. */
export function viewPage(pathname: string, referrer: string, track: typeof Track): void {
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  const isOther = host !== '' && host !== location.host;
  track('page_view', { path: pathname, ...(isOther ? { referrer: host } : {}) });
  const plan = planOf(pathname);
  if (plan) track('checkout_opened', { plan });
}
