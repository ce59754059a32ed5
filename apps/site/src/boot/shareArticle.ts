/** ms that “Copied” stands beside its button. */
const shown = 3000;

/**
 * Brings the ways to hand an article on to life: copying its address or that of a section, and the system's own window
 * where the browser has one. The words stand in the page.
 */
export function shareArticle(root: Document, { clipboard, share }: Partial<Navigator>): void {
  const copyButton = root.querySelector<HTMLElement>('[data-copy]');
  const status = root.querySelector<HTMLElement>('[data-copy-said]');
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function copy(text: string, pressed: HTMLElement): Promise<void> {
    const { copiedLabel = '', refusedLabel = '' } = copyButton?.dataset ?? {};
    const done = await (clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    clearTimeout(timer);
    for (const marked of root.querySelectorAll('[data-copied]')) marked.removeAttribute('data-copied');
    pressed.toggleAttribute('data-copied', done);
    if (status) status.textContent = done ? copiedLabel : refusedLabel;
    timer = setTimeout(() => {
      pressed.removeAttribute('data-copied');
      if (status) status.textContent = '';
    }, shown);
  }

  root.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      '[data-copy], [data-copy-link], [data-share]',
    );
    if (!pressed) return;
    const { copy: address, share: shared } = pressed.dataset;
    if (address) void copy(address, pressed);
    // The browser goes to the section as well, and takes the focus from the link: whoever pressed it goes on there.
    else if (pressed instanceof HTMLAnchorElement)
      void copy(pressed.href, pressed).then(() => pressed.focus({ preventScroll: true }));
    // The visitor may close it: nothing was asked of the page then.
    else if (shared) navigator.share({ url: shared, title: root.title }).catch(() => {});
  });
  if (share) root.querySelector('[data-share-system]')?.removeAttribute('hidden');
}
