/** English text, and a note for the translator. */
export type MessageSource = readonly [text: string, note: string];

export interface TernMessage<Id extends string = string> {
  readonly id: Id;
  /** English. Absent in bundles, where the compiled catalogue carries the text. */
  readonly defaultMessage?: string;
  /** Note for the translator. Absent in bundles. */
  readonly description?: string;
}

export type TernMessages<Namespace extends string, Keys extends string> = {
  readonly [Key in Keys]: TernMessage<`${Namespace}.${Key}`>;
};

/**
 * Declares the English messages of one pattern. Ids are `namespace.key`.
 * The extractor and the Vite plugin read this call from the source, so every text is a literal.
 */
export function defineMessages<
  const Namespace extends string,
  const Messages extends Readonly<Record<string, MessageSource>>,
>(namespace: Namespace, messages: Messages): TernMessages<Namespace, Extract<keyof Messages, string>> {
  const defined: Record<string, TernMessage> = {};
  for (const [key, [text, note]] of Object.entries(messages)) {
    defined[key] = { id: `${namespace}.${key}`, defaultMessage: text, description: note };
  }
  return defined as TernMessages<Namespace, Extract<keyof Messages, string>>;
}

/**
 * The messages of a namespace without their texts: what a build makes of `defineMessages`. `keys` are separated by `|`, so
 * that the ids take few bytes of a script.
 */
export function messageIds(namespace: string, keys: string): Record<string, TernMessage> {
  return Object.fromEntries(keys.split('|').map((key) => [key, { id: `${namespace}.${key}` }]));
}
