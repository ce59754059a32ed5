const controls = 'input, select, textarea, button, summary, details, form, a, [role], [tabindex]';

/** The attributes that tell one control from the others, in the markup of the server and in what components draw anew. */
function keyOf(control: Element): string {
  const of = (name: string) => control.getAttribute(name) ?? '';
  // A name that React has made up is another one each time.
  const name = of('name').startsWith('_') ? '' : of('name');
  const isChoice = ['radio', 'checkbox'].includes(of('type'));
  const kind = control.localName;
  if (['input', 'select', 'textarea'].includes(kind) && name)
    return [kind, name, of('form'), isChoice && of('value')].join();
  return [kind, of('type'), of('role'), of('value'), of('class')].join();
}

const controlsOf = (root: ParentNode) => [...root.querySelectorAll(controls)];

/**
 * Notes the controls within `root`. The function it returns finds for one of them, or for what is in it, the control of
 * the same name and place once components have drawn the page anew: the same one while it is in the page, undefined
 * where there is none. Text does not count: a translator may have changed it.
 */
export function matchControls(root: ParentNode): (element: Element) => Element | undefined {
  const places = new Map<Element, { key: string; at: number }>();
  const counts = new Map<string, number>();
  for (const control of controlsOf(root)) {
    const key = keyOf(control);
    const at = counts.get(key) ?? 0;
    counts.set(key, at + 1);
    places.set(control, { key, at });
  }
  return (element) => {
    if (element.isConnected) return element;
    const control = element.closest(controls);
    const place = control ? places.get(control) : undefined;
    return place && controlsOf(root).filter((other) => keyOf(other) === place.key)[place.at];
  };
}
