/**
 * The pseudo-language `xx`: English with accents, grown by 40 %, in brackets. Text that is cut off, or that
 * never came from a catalogue, shows at once. Works on compiled messages: text, or a list of elements.
 */
export type Message = string | MessageElement[];
export type Messages = Record<string, Message>;

interface MessageElement {
  /** 0 is text; the rest are arguments, plurals, selects and tags. */
  type: number;
  value?: unknown;
  options?: Record<string, { value: MessageElement[] }>;
  children?: MessageElement[];
}

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  g: 'ğ',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Ü',
};

const filler = ' ẅörð ļôñğ ťéxť ýêť möré';

/** `Buy` becomes `Büýẅ`-like text at least 1.4 times as long, spaces kept so that it can wrap. */
export function lengthenText(text: string): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('');
  const extra = Math.max(1, Math.ceil(text.trim().length * 0.4));
  const tail = filler.repeat(Math.ceil(extra / filler.length)).slice(0, extra);
  const [, body = '', space = ''] = /^(.*?)(\s*)$/su.exec(accented) ?? [];
  return `${body}${tail}${space}`;
}

function lengthenElement(element: MessageElement): MessageElement {
  if (element.type === 0) return { ...element, value: lengthenText(String(element.value)) };
  const copy = { ...element };
  if (element.options) {
    copy.options = Object.fromEntries(
      Object.entries(element.options).map(([key, option]) => [
        key,
        { ...option, value: option.value.map(lengthenElement) },
      ]),
    );
  }
  if (element.children) copy.children = element.children.map(lengthenElement);
  return copy;
}

export function lengthen(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? `[${lengthenText(message)}]` : message.map(lengthenElement),
    ]),
  );
}
