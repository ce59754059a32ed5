type TextField = HTMLInputElement | HTMLTextAreaElement;

const valueProperty = (field: TextField) =>
  Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value') as PropertyDescriptor;

/** Notes the text of a field, and returns what reports it: React takes what it finds at hydration for what it knows. */
function readText(field: TextField): () => void {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value !== value) {
      valueProperty(field).set?.call(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    // React's own property on the field notes the last value it has seen. Called on a copy it notes another one, and the
    // field keeps its text, caret and undo history.
    const seen = Object.getOwnPropertyDescriptor(field, 'value');
    seen?.set?.call(field.cloneNode(), field.defaultValue);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}

/** A choice is taken back and made again: React listens to the click. */
function readChoice(field: HTMLInputElement): () => void {
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function readSelect(field: HTMLSelectElement): (() => void) | null {
  const { value } = field;
  const options = [...field.options];
  const initial = options.find((option) => option.defaultSelected) ?? options[0];
  if (!initial || initial.selected) return null;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function readField(field: TextField | HTMLSelectElement): (() => void) | null {
  if (field.disabled) return null;
  if (field instanceof HTMLSelectElement) return readSelect(field);
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement;
    // Of a group of radio buttons the chosen one speaks for all.
    const isChanged = checked !== defaultChecked && (checked || field.type === 'checkbox');
    return isChanged ? readChoice(field as HTMLInputElement) : null;
  }
  return field.value === field.defaultValue ? null : readText(field);
}

/**
 * Notes what was typed and chosen before components were alive, by the visitor, a password manager or the browser
 * itself; what the server wrote is known. Returns what reports it to them. It comes with the components: the first script
 * of a page does without it.
 */
export function readEdits(root: ParentNode): () => void {
  const reports = [...root.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')].map(
    readField,
  );
  return () => {
    for (const report of reports) report?.();
  };
}

export type ReadEdits = typeof readEdits;
