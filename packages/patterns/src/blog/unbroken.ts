const joiner = '\u2060';
const letter = '[\\p{sc=Latin}\\p{sc=Cyrillic}]';
const shortParts = new RegExp(`(?<!${letter})(${letter}{1,4})-(${letter}{1,4})(?!${letter})`, 'gu');

/** A title that is not broken within words such as “Wi-Fi” and “Leak-Test”, also in the middle of Japanese. */
export const unbroken = (title: string): string => title.replace(shortParts, `$1${joiner}-${joiner}$2`);
