/**
 * Whether a text looks like an e-mail address, by the rule of the service. The mail that follows is the
 * real check, so this only catches slips of the hand.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>(),;:"\\[\]]{1,64}@(?:[^\s@.<>(),;:"\\[\]]+\.)+[^\s@.<>(),;:"\\[\]]{2,}$/u.test(text)
  );
}
