import type { TraceContext } from './traceContext.ts';

/** Plain values without personal data: routes, states, names of providers. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  /** For children and outgoing headers; the parent's where nothing is traced. */
  readonly context: TraceContext | undefined;
  /** `name` replaces the one given at the start. A failed span is an error in the trace. */
  end(result?: { name?: string; attributes?: SpanAttributes; failed?: boolean }): void;
}

export interface SpanOptions {
  kind: 'server' | 'client' | 'internal';
  parent?: TraceContext | undefined;
  attributes?: SpanAttributes;
}

export interface Tracing {
  readonly on: boolean;
  start(name: string, options: SpanOptions): Span;
  /** Sends the spans that wait. */
  close(): Promise<void>;
}

/** Records nothing and passes the caller's context on. */
export const noTracing: Tracing = {
  on: false,
  start: (_name, { parent }) => ({ context: parent, end() {} }),
  close: () => Promise.resolve(),
};
