// The message stands in front of the frames, and may hold lines that look like them: those of a file have this form.
const frame = /^\s+at (?:async )?(?:(.+?) \()?((?:file:\/\/|\/|[A-Za-z]:\\|node:).*:\d+:\d+)\)?$/;

export interface Frame {
  /** Empty for code outside of functions. */
  name: string;
  place: string;
}

/** Where an error arose, the innermost first, without its message. */
export function framesOf(error: Error): Frame[] {
  const stack = error.stack ?? '';
  const after = error.message ? stack.lastIndexOf(error.message) : -1;
  return stack
    .slice(after < 0 ? 0 : after + error.message.length)
    .split('\n')
    .flatMap((line) => {
      const [, name = '', place] = frame.exec(line) ?? [];
      return place ? [{ name, place: place.replace(/^file:\/\//, '') }] : [];
    });
}
