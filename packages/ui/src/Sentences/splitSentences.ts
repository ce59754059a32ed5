/**
 * A text cut into its sentences, with their punctuation. A full stop after a figure does not end a sentence
 * ("$3.75", "am 12. November"): joining two sentences on a line is harmless, cutting one is not.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=(?:[^\d\s]\.|[!?؟…]))\s+|(?<=[。！？])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
