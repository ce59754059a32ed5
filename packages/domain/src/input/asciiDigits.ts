const digit = /\p{Nd}/u;

/** Digits of every script as 0 to 9: those of Arabic, Persian and Indian keyboards, and full-width ones. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (each) => {
    // Unicode writes the ten digits of a script in a row, zero first; few scripts stand right behind another.
    const code = each.codePointAt(0) as number;
    let first = code;
    while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
