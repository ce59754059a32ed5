import { StatedError } from '@tern/observe/StatedError';

/** PostgreSQL's classes whose messages quote names of tables and the like. */
const quotesNames = /^(?:08|0A|23|25|28|3D|3F|40|42(?!60[12])|53|55|57|58)/;
/** Those that quote values of the data. All others, such as what a function raises, may say anything. */
const quotesValues = /^(?:22|4260[12])/;
const isSqlState = /^[0-9A-Z]{5}$/;
const longest = 300;

/** The cause of an error, with nothing of the data that was worked on. */
export interface Reason {
  text: string;
  /** PostgreSQL's, the system's or Node's; undefined where there is none. */
  code: string | undefined;
  /** It is a whole sentence that says what to do. */
  isStated: boolean;
}

const oneLine = (text: string) => text.split('\n', 1)[0]?.slice(0, longest) ?? '';

/** Takes out what may be data: what stands in quotes, addresses, and everything long without a space. */
const withoutData = (message: string) =>
  oneLine(message)
    .replace(/"[^"]*("|$)|`[^`]*(`|$)|(?<!\w)'[^']*('|$)/g, '…')
    .replace(/\breceived\b.*/i, '…')
    .replace(/\S+@\S+|\S{32,}/g, '…');

function reasonAt(error: Error & { code?: unknown; severity?: unknown; syscall?: unknown }): Reason {
  const code = typeof error.code === 'string' ? error.code : undefined;
  if (error instanceof StatedError) return { text: error.message, code, isStated: true };
  if (code && isSqlState.test(code) && typeof error.severity === 'string') {
    const message = quotesNames.test(code)
      ? oneLine(error.message)
      : quotesValues.test(code)
        ? withoutData(error.message)
        : 'the query is refused';
    return { text: `PostgreSQL says: ${message} (${code})`, code, isStated: false };
  }
  // An option of a command line that is none: Node's first sentence names it.
  if (code?.startsWith('ERR_PARSE_ARGS'))
    return { text: `${error.message.split('. ', 1)[0]}. --help lists the options.`, code, isStated: true };
  // Node names the call, the path and the host: those are the operator's.
  if (code && (typeof error.syscall === 'string' || code === 'ERR_MODULE_NOT_FOUND'))
    return { text: oneLine(error.message), code, isStated: false };
  // Its message is the query with its values.
  if (error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query:'))
    return { text: 'a query failed', code, isStated: false };
  const kind = error.name === 'Error' ? '' : `${error.name}: `;
  return { text: `${kind}${withoutData(error.message)}${code ? ` (${code})` : ''}`, code, isStated: false };
}

/** The innermost cause of an error, or the outermost sentence that somebody wrote for it. */
export function safeReason(error: unknown): Reason {
  let at = error;
  while (at instanceof Error && !(at instanceof StatedError)) {
    const inner: unknown = at.cause ?? (at instanceof AggregateError ? at.errors[0] : undefined);
    if (!(inner instanceof Error)) break;
    at = inner;
  }
  return at instanceof Error
    ? reasonAt(at)
    : { text: `a ${typeof at} was thrown`, code: undefined, isStated: false };
}
