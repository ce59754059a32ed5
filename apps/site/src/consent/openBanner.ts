import { consentEvent, consentFacts } from '../boot/consentFacts.ts';
import { ownMarkup } from '../boot/guardScripts.ts';

const find = (selector: string, root: ParentNode = document) => root.querySelector<HTMLElement>(selector);

/**
 * Shows, of the sentences about the choice so far and about a signal of the browser, those that are true. After a no it
 * deletes from the storages what a yes had allowed; cookies are deleted by the edge.
 */
export function showChoice(): void {
  const { choice, gpc, dnt } = consentFacts();
  const says = { [choice]: true, signal: gpc || dnt };
  for (const each of document.querySelectorAll<HTMLElement>('[data-consent-is]'))
    each.hidden = !says[each.dataset.consentIs as keyof typeof says];
  if (choice !== 'denied') return;
  for (const name of find('[data-forget]')?.dataset.forget?.split(' ') ?? [])
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(name);
}

/**
 * Puts the choice on the page: by itself without a word and without focus, and with focus where somebody has opened it
 * (`opener`), who gets the focus back. Where a payment is entered, and in a low window (`media.low`), it lies after the
 * page instead of over it.
 */
export function openBanner(html: string, opener?: HTMLElement): void {
  find('[data-consent]')?.remove();
  const content = document.createRange().createContextualFragment(ownMarkup(html));
  // Inline styles are refused by the content security policy; this is none.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((find('style', content) as HTMLElement).textContent);
  document.adoptedStyleSheets.push(sheet);
  const banner = find('[data-consent]', content) as HTMLElement;
  const said = find('[data-consent-said]', content) as HTMLElement;

  function close(): void {
    const hadFocus = banner.contains(document.activeElement);
    banner.remove();
    // The first link of the page, that past the header: nothing is skipped, and it has a name.
    if (hadFocus) (opener ?? find('a'))?.focus({ preventScroll: !opener });
  }
  banner.addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const body = new URLSearchParams(new FormData(form, event.submitter) as never);
    if (opener) body.set('how', 'footer');
    // It leads to a page, for browsers without scripts. Without an answer the banner stays.
    await fetch(form.action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
    const { choice } = consentFacts();
    if (choice !== body.get('choice')) return;
    showChoice();
    said.textContent = find(`[data-consent-is=${choice}]`, banner)?.textContent ?? '';
    close();
    document.dispatchEvent(new Event(consentEvent));
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (opener && key === 'Escape') close();
  });
  // Chosen on another page meanwhile: in another tab, or before this one was shown.
  document.addEventListener('visibilitychange', () => {
    if (!opener && consentFacts().choice !== 'undecided') close();
  });

  document.body.append(said);
  if ('pays' in document.documentElement.dataset || matchMedia('(max-height: 30rem)').matches) {
    banner.dataset.inFlow = '';
    document.body.append(banner);
  } else document.body.prepend(banner);
  if (!opener) return;
  showChoice();
  banner.tabIndex = -1;
  banner.focus();
}
