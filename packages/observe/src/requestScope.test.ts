import { describe, expect, it } from 'vitest';
import { isRequestId } from './requestId.ts';
import { currentScope, headersOfScope, inScope, scopeOfHeaders } from './requestScope.ts';
import { parseTraceparent } from './traceContext.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('the id of a request', () => {
  it('comes from a trusted proxy, or is made', () => {
    const headers = { 'x-request-id': '7f3c9a5e-proxy.1', traceparent, tracestate: 'a=1' };
    const trusted = scopeOfHeaders(headers, { trusted: true });
    expect(trusted).toEqual({ requestId: '7f3c9a5e-proxy.1', trace: { traceparent, tracestate: 'a=1' } });
    expect(headersOfScope(trusted)).toEqual(headers);
    const own = scopeOfHeaders(headers, { trusted: false });
    expect(own.requestId).toMatch(/^[\da-f]{8}-[\da-f]{4}-/);
    expect(own.trace).toBeUndefined();
    expect(headersOfScope(own)).toEqual({ 'x-request-id': own.requestId });
  });

  it('holds nothing that could break a line of a log', () => {
    for (const text of [
      'short',
      'a b c d e f',
      'abcdefgh\n{"x":1}',
      'a"bcdefgh',
      'x'.repeat(65),
      '',
      undefined,
      ['abcdefgh'],
    ])
      expect(isRequestId(text), JSON.stringify(text)).toBe(false);
    expect(scopeOfHeaders({ 'x-request-id': 'a b c d e' }, { trusted: true }).requestId).not.toContain(' ');
  });

  it('is known to everything that runs for the request, and to nothing else', async () => {
    const seen = await Promise.all(
      ['request-1', 'request-2'].map((requestId) =>
        inScope({ requestId }, async () => {
          await new Promise((done) => setTimeout(done, 5));
          return currentScope()?.requestId;
        }),
      ),
    );
    expect(seen).toEqual(['request-1', 'request-2']);
    expect(currentScope()).toBeUndefined();
  });
});

describe('parseTraceparent', () => {
  it('reads the parts', () => {
    expect(parseTraceparent(traceparent)).toEqual({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      spanId: 'b7ad6b7169203331',
      sampled: true,
    });
    expect(parseTraceparent(traceparent.replace(/01$/, '00'))?.sampled).toBe(false);
    expect(parseTraceparent(`01${traceparent.slice(2)}-more`)).not.toBeNull();
  });

  it('refuses everything else', () => {
    const wrong = [
      '',
      `ff${traceparent.slice(2)}`,
      `${traceparent}-more`,
      traceparent.toUpperCase(),
      '00-00000000000000000000000000000000-b7ad6b7169203331-01',
      '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
      traceparent.slice(0, 50),
    ];
    for (const text of wrong) expect(parseTraceparent(text), text).toBeNull();
    expect(parseTraceparent(undefined)).toBeNull();
  });
});
