const nonAscii = /[^\p{ASCII}]/u;

/** Signs that mail allows before the `@` and hardly any address has: a slip of the keyboard, or of a copy. */
const rareSign = /[!#$%&'*/=?^`{|}~]/;

/**
 * Whether an address, once `normalizeKey` has read it, is worth a second look before a receipt goes there: letters other
 * than a to z (a Cyrillic `а` looks like a Latin one), signs that hardly any address has, dots where mail forbids them,
 * or a top level that no domain has.
 */
export function isUnusualEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const topLevel = email.slice(email.lastIndexOf('.') + 1);
  return (
    nonAscii.test(email) ||
    rareSign.test(name) ||
    /^\.|\.\.|\.$/.test(name) ||
    !/^(?:[a-z]{2,24}|xn--[a-z0-9-]+)$/i.test(topLevel)
  );
}
