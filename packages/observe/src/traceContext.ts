/** The position in a trace, as headers carry it (W3C Trace Context). */
export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate?: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const parent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const state = /^[\x20-\x7e]{1,512}$/;

/** `traceparent` in its parts; null for what is none. */
export function parseTraceparent(
  text: string | undefined,
): { traceId: string; spanId: string; sampled: boolean } | null {
  const match = parent.exec(text ?? '');
  // A later version may add parts at the end, version 00 has none.
  if (!match || (text?.startsWith('00') && text.length !== 55)) return null;
  const [, traceId = '', spanId = '', flags = ''] = match;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function readTraceContext(headers: Headers): TraceContext | undefined {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string' || !parseTraceparent(traceparent)) return undefined;
  return typeof tracestate === 'string' && state.test(tracestate)
    ? { traceparent, tracestate }
    : { traceparent };
}
