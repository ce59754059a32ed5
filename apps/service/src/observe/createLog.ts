import { currentScope, parseTraceparent } from '@tern/observe';
import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines. Each names the request it was written for, and its trace where there is one. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part: 'service' },
    messageKey: 'message',
    mixin() {
      const scope = currentScope();
      if (!scope) return {};
      const traceId = parseTraceparent(scope.trace?.traceparent)?.traceId;
      return traceId ? { request: scope.requestId, trace: traceId } : { request: scope.requestId };
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
