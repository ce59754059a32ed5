const openMenus = (root: ParentNode) => root.querySelectorAll<HTMLDetailsElement>('[data-disclosure][open]');

/**
 * Escape, a press elsewhere and leaving by keyboard close every disclosure, as `Disclosure` does where React runs. In the
 * frame it does not. The groups in the menu of a phone are no disclosures, and stay as they are.
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
