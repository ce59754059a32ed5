const openMenus = (root: ParentNode) =>
  root.querySelectorAll<HTMLDetailsElement>('header [data-disclosure][open]');

/**
 * Escape, a press elsewhere and leaving by keyboard close the menus of the header, which are disclosures. The groups in
 * the menu of a phone stay as they are.
 */
export function closeMenus(root: Document): void {
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus(root)) {
      menu.open = false;
      if (menu.contains(root.activeElement)) menu.querySelector('summary')?.focus();
    }
  });
  const closeOthers = (event: Event) => {
    for (const menu of openMenus(root)) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  };
  root.addEventListener('pointerdown', closeOthers);
  root.addEventListener('focusin', closeOthers);
}
