import { maySell, readCustomer } from '@tern/domain';
import { consentEvent, mayMeasureVisit } from '../boot/consent.ts';
import { serverClockOffset, startCountdowns } from '../boot/countdowns.ts';
import { ownMarkup } from '../boot/guardScripts.ts';
import { track } from '../boot/track.ts';
import { isInTheWay } from './isInTheWay.ts';
import { remember, wasPutAway, wasShown } from './offerBoxMemory.ts';

/** Resolves once somebody looks at the page: a tab in the background shows nothing. */
const seenByVisitor = () =>
  new Promise<void>((done) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      done();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** The markup of the box from the edge, with its style; null where no campaign has one. */
async function fetchBox(): Promise<{ box: HTMLElement; style: string } | null> {
  const { lang, dataset } = document.documentElement;
  // With the query: outside production it may name the country.
  const response = await fetch(`/offer-box/${lang}/${dataset.variant}${location.search}`);
  if (response.status !== 200) return null;
  const template = document.createElement('template');
  template.innerHTML = ownMarkup(await response.text());
  const box = template.content.querySelector<HTMLElement>('[data-offer-box]');
  return box && { box, style: template.content.querySelector('style')?.textContent ?? '' };
}

/**
 * The message box of an offer (spec section 2, campaigns): once in a visit, not again once it was put away, not to
 * somebody to whom no offer is sold. The choice about cookies goes before it.
 */
export async function openOfferBox(): Promise<void> {
  const customer = readCustomer(document.documentElement.dataset.customer, false);
  if (wasShown(Date.now()) || !maySell('offer', { ...customer, blocked: false })) return;
  await Promise.all([mayMeasureVisit(), seenByVisitor()]);
  const offer = await fetchBox();
  if (!offer || wasPutAway(offer.box.dataset.offerBox ?? '')) return;
  // Inline styles are refused by the content security policy; this is none.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(offer.style);
  document.adoptedStyleSheets.push(sheet);
  placeOfferBox(offer.box);
}

/**
 * Puts the box on the page, and takes it back for as long as something is in its way. It takes no focus; it goes with its
 * button, with Escape, and at the end of the offer.
 */
export function placeOfferBox(box: HTMLElement): void {
  const run = box.dataset.offerBox ?? '';
  const end = Number(box.querySelector<HTMLElement>('[data-countdown]')?.dataset.countdown);
  const offset = serverClockOffset();
  const now = () => Date.now() + offset;
  const used = ['scroll', 'resize', 'focusin', 'focusout', 'toggle', 'visibilitychange', consentEvent];
  let from: Element | null = null;
  let isKnown = false;
  let frame = 0;

  const place = () => {
    frame = 0;
    if (!(now() < end) || wasPutAway(run)) return leave();
    // Nobody loses the focus they hold.
    if (box.contains(document.activeElement)) return;
    // Its place is known once it is laid out.
    box.hidden = false;
    box.hidden = isInTheWay(box);
    if (box.hidden || isKnown) return;
    isKnown = true;
    // Shown in another tab meanwhile, or not to be remembered: it would come again and again.
    if (wasShown(Date.now()) || !remember({ run, at: Date.now(), putAway: false })) return leave();
    const [campaign = '', where = ''] = (box.dataset.promo ?? '').split(' ');
    track('campaign_shown', { campaign, place: where });
  };
  const follow = () => {
    frame ||= requestAnimationFrame(place);
  };
  const banners = new MutationObserver(follow);
  function leave(): void {
    cancelAnimationFrame(frame);
    banners.disconnect();
    for (const name of used) removeEventListener(name, follow, true);
    removeEventListener('keydown', close);
    const held = box.contains(document.activeElement);
    box.remove();
    if (!held) return;
    const back = from?.isConnected
      ? (from as HTMLElement)
      : document.querySelector<HTMLElement>('a[href="#main"], main');
    back?.focus({ preventScroll: true });
  }
  const putAway = () => {
    remember({ run, at: Date.now(), putAway: true });
    leave();
  };
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) from = relatedTarget as Element | null;
  });
  // From wherever the focus is, unless something that is open closes with the key.
  const close = (event: KeyboardEvent) => {
    const open = document.querySelector('dialog[open], header details[open], [popover]:popover-open');
    if (event.key === 'Escape' && !box.hidden && !open && !event.defaultPrevented) putAway();
  };
  addEventListener('keydown', close);
  box.querySelector('button')?.addEventListener('click', putAway);

  box.hidden = true;
  document.body.append(box);
  startCountdowns(box, now);
  for (const name of used) addEventListener(name, follow, { capture: true, passive: true });
  // The choice about cookies is a part of the body, and comes and goes.
  banners.observe(document.body, { childList: true });
  place();
}
