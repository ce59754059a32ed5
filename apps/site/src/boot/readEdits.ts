type TextField = HTMLInputElement | HTMLTextAreaElement;
export type Field = TextField | HTMLSelectElement;

const valueProperty = (field: TextField) =>
  Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value') as PropertyDescriptor;

/** Whether a caret stands in the field, or its value is text all the same, as of an address. */
export const isText = (field: Element): field is TextField =>
  field.localName === 'textarea' || (field.localName === 'input' && !isChoice(field as HTMLInputElement));

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Gives a field the text and the caret of another one, or of what was noted of itself. React hears nothing of it. */
export function writeText(field: TextField, { value, selectionStart, selectionEnd }: Text): void {
  if (field.value !== value) valueProperty(field).set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

type Text = Pick<TextField, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Notes the text of a field, and returns what reports it: React takes what it finds at hydration for what it knows. */
function readText(field: TextField, { value, selectionStart, selectionEnd }: Text): () => void {
  return () => {
    if (field.value !== value) writeText(field, { value, selectionStart, selectionEnd });
    // React's own property on the field notes the last value it has seen. Called on a copy it notes another one, and the
    // field keeps its text, caret and undo history.
    const seen = Object.getOwnPropertyDescriptor(field, 'value');
    seen?.set?.call(field.cloneNode(), field.defaultValue);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}

/** A choice is taken back and made again: React listens to the click. */
function readChoice(field: HTMLInputElement, { checked }: HTMLInputElement): () => void {
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function readSelect(field: HTMLSelectElement, { value, options }: HTMLSelectElement): (() => void) | null {
  const initial = [...options].find((option) => option.defaultSelected) ?? options[0];
  if (!initial || initial.selected) return null;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

const isEdited = ({ value, defaultValue }: TextField) => value !== defaultValue;

function readField(field: Field, before: Field): (() => void) | null {
  if (field.disabled) return null;
  if (field instanceof HTMLSelectElement) return readSelect(field, before as HTMLSelectElement);
  if (isChoice(field as HTMLInputElement)) {
    const { checked, defaultChecked, type } = before as HTMLInputElement;
    // Of a group of radio buttons the chosen one speaks for all.
    const isChanged = checked !== defaultChecked && (checked || type === 'checkbox');
    return isChanged ? readChoice(field as HTMLInputElement, before as HTMLInputElement) : null;
  }
  // Typed on since the field has come.
  const text = isEdited(field) ? field : (before as TextField);
  return isEdited(text) ? readText(field, text) : null;
}

/**
 * Notes what was typed and chosen before components were alive, by the visitor, a password manager or the browser
 * itself; what the server wrote is known. `before` has the fields of the server's markup that others have replaced.
 * Returns what reports it to the components.
 */
export function readEdits(root: ParentNode, before: ReadonlyMap<Element, Field>): () => void {
  const reports = [...root.querySelectorAll<Field>('input, textarea, select')].map((field) =>
    readField(field, before.get(field) ?? field),
  );
  return () => {
    for (const report of reports) report?.();
  };
}
