/**
 * Arabic runs from right to left around Latin names and addresses. A sign at the edge of such a run jumps to its
 * other side unless an isolate (U+2066 to U+2069) or a mark (U+200E) keeps it.
 */
const exposedSigns: readonly (readonly [sign: RegExp, sentence: string])[] = [
  [/[A-Za-z]\+(?!\u200e)/, 'The plus of a name jumps to its other side without U+200E behind it.'],
  [/[0-9a-f]*::[0-9a-f]/i, 'An address with colons needs an isolate (U+2066 … U+2069) around it.'],
  // "Tern، 12 شهرًا" would take the 12 into the run of the name.
  [
    /\{(?:brand|name|app)\}، \{/,
    'A Latin name before a number needs an isolate (U+2066 … U+2069) around it.',
  ],
];

/** The faults of an Arabic text that a reader would see in the wrong order, one sentence each. */
export function bidirectionalFaults(text: string): string[] {
  const outside = text.replace(/[\u2066-\u2068][^\u2069]*\u2069/g, '\u2066\u2069');
  return exposedSigns.filter(([sign]) => sign.test(outside)).map(([, sentence]) => sentence);
}
