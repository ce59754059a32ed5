/**
 * Watches the field that somebody types into: it has to stay where it is on the screen while it has the focus, unless the
 * page is scrolled. Calls `report` for each move, in px. It uses nothing around it, so that a test can run it in a page.
 */
export function watchMoves(report: (move: string) => void): void {
  const fields = 'input:not([type="radio"], [type="checkbox"], [type="submit"]), textarea, select';
  let field: Element | null = null;
  let top = 0;
  const place = () => {
    top = field?.getBoundingClientRect().top ?? 0;
  };
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  const look = () => {
    const { activeElement } = document;
    const at = activeElement?.matches(fields) ? activeElement : null;
    if (at !== field) {
      field = at;
      place();
    } else if (field) {
      const moved = Math.round(field.getBoundingClientRect().top - top);
      if (Math.abs(moved) > 1) {
        report(`${field.getAttribute('name') ?? field.id} of ${location.pathname} by ${moved} px`);
        place();
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
