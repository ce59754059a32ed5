export const emailMaxLength = 254;

// Control, invisible and unassigned characters and halves of surrogate pairs cannot be sent or stored; the others end or
// quote an address.
const refused = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}@<>(),;:"\\\[\]`;

/** A label of a host name: no sign of ASCII but a hyphen inside it. */
const label = String.raw`(?!-)[^.${refused}!#$%&'*+/=?^_\x60{|}~]{1,63}(?<!-)`;

/** The rule of the page and of the service. The mail that follows is the real check: this only catches typos. */
export const emailPattern = new RegExp(
  String.raw`^[^${refused}]{1,64}@(?:${label}\.)+(?!\d+$)(?=[^.]{2,}$)${label}$`,
  'u',
);

/** Whether a text is an e-mail address, once `normalizeKey` has read it. */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}
