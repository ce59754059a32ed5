export const emailMaxLength = 254;

// Control characters and halves of surrogate pairs cannot be sent or stored; the others end or quote an address.
const refused = String.raw`\s\p{Cc}\p{Cs}@<>(),;:"\\\[\]`;

/** The rule of the page and of the service. The mail that follows is the real check: this only catches typos. */
export const emailPattern = new RegExp(
  `^[^${refused}]{1,64}@(?:[^.${refused}]+\\.)+[^.${refused}]{2,}$`,
  'u',
);

/** Whether a text without surrounding space is an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}
