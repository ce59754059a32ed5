/**
 * Characters that change how what stands around them is shown, and are not shown themselves: controls (ESC and line
 * breaks among them), those of the direction of text, separators of lines, and halves of pairs.
 */
const control = String.raw`\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\u206a-\u206f\ufeff\ufff9-\ufffb`;

const anyControl = new RegExp(`[${control}]`, 'u');
const everyControl = new RegExp(`[${control}]`, 'gu');

/** Text of one line without control characters. */
export const plainTextPattern = new RegExp(`^[^${control}]*$`, 'u');

/** Text of several lines without control characters but line breaks and tabs. */
export const plainLinesPattern = new RegExp(`^(?:[^${control}]|[\\n\\t])*$`, 'u');

/** Without the marks of direction that come along where text is pasted. */
export const dropDirectionMarks = (text: string): string => text.replace(/\p{Bidi_Control}|\ufeff/gu, '');

/** A space in the place of every control character. */
export const dropControls = (text: string): string => text.replace(everyControl, ' ');

const escapeOf = (character: string): string =>
  character === '\n' ? String.raw`\n` : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** The text with every control character as an escape that can be read, and that JSON has as well: `\u001b`, `\n`. */
export const showControls = (text: string): string =>
  anyControl.test(text) ? text.replace(everyControl, escapeOf) : text;
