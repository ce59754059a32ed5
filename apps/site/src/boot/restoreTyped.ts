/** Gives the fields what was typed before the page was loaded again (`reloadOnChunkError`). Comes with such a page alone. */
export function restoreTyped(): void {
  const { typed } = history.state as { typed: [name: string, value: string][] };
  // An empty list stays: it says that the page has been loaded again.
  history.replaceState({ ...history.state, typed: [] }, '');
  for (const [name, value] of typed) {
    const field = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
      (each) => each.name === name && each.value === each.defaultValue,
    );
    if (!field) continue;
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
