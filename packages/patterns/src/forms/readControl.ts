import { normalizeKey, normalizeLine, normalizeText } from '@tern/domain';

/**
 * The value of a control, as it is judged and sent: an address or a code as it is looked up, a line, sentences. A password
 * stays as it was typed.
 */
export function readControl(control: Element | RadioNodeList | null, text: string): string {
  if (control instanceof HTMLTextAreaElement) return normalizeText(text);
  if (!(control instanceof HTMLInputElement)) return text;
  // A button beside the field shows a password as text.
  if (control.type === 'password' || /password/.test(control.autocomplete)) return text;
  return control.type === 'email' || control.dir === 'ltr' ? normalizeKey(text) : normalizeLine(text);
}
