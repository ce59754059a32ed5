import { registerHooks } from 'node:module';

const asked = 'function is(value, type) {';

/**
 * Drizzle asks of each column of each statement what kind of object it is, and climbs all its classes for the answer:
 * a third of the time in which statements are built. Here it remembers the answer for each class.
 */
export function rememberKinds(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith('/drizzle-orm/entity.js')) return loaded;
      const source = String(loaded.source);
      if (source.split(asked).length !== 2) throw new Error('Drizzle asks for kinds in another way now.');
      return { ...loaded, source: source.replace(asked, () => remembering) };
    },
  });
}

const remembering = `const noted = Symbol(), numbered = Symbol();
let numbers = 0;
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const own = Object.getPrototypeOf(value);
  if (!own) return climb(value, type);
  let number = type[numbered];
  // A class inherits the number of the one that it extends.
  if (number === undefined || number.of !== type) {
    number = { of: type, at: numbers++ };
    Object.defineProperty(type, numbered, { value: number });
  }
  let note = own[noted];
  if (note === undefined || note.of !== own) {
    note = { of: own, answers: [] };
    Object.defineProperty(own, noted, { value: note });
  }
  return (note.answers[number.at] ??= climb(value, type));
}
function climb(value, type) {`;
