import { type AnyOperationName, allOperations, type Operation, takesQuery } from '@tern/contract';
import { exampleInputs } from '@tern/testing/exampleInputs';

interface Request {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  from: string;
}

interface Tools {
  person: { email: string; token: string };
  newVisitor(): string;
  send(request: Request): Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    text: string;
  }>;
  /** The operations that were attacked so far. */
  attacked: Set<AnyOperationName>;
  count(row: { attack: string; tried: number; through: number; most: number }): void;
}

/** Put in place of each field of an input, one after the other. */
const hostile: readonly unknown[] = [
  null,
  -1,
  1e308,
  true,
  [],
  {},
  ['x'],
  { $gt: '' },
  JSON.parse('{"__proto__":{"admin":true}}'),
  '',
  '\u0000',
  '\ud800',
  '\u202e\u001b[2J',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '../../../etc/passwd',
  '%00%0d%0aX-Injected: 1',
  'x'.repeat(50_000),
];
/** In place of the whole body. */
const bodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '[[[[[[]]]]]]',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
];

function requestsOf(operation: Operation): Omit<Request, 'from'>[] {
  const { method, path } = operation;
  const example: Record<string, unknown> = { ...exampleInputs[operation.name as AnyOperationName] };
  const changed = Object.keys(example).flatMap((key) =>
    hostile.map((value) => ({ ...example, [key]: value })),
  );
  const inputs = [example, { ...example, unknown: 'x' }, ...changed];
  if (takesQuery(operation)) {
    const text = (value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value);
    return inputs.map((input) => {
      const fields = Object.entries(input).map(([key, value]) => [key, text(value).slice(0, 6_000)]);
      return { method, path: `${path}?${new URLSearchParams(fields)}` };
    });
  }
  return [...inputs.map((input) => JSON.stringify(input)), ...bodies].map((body) => ({
    ...{ method, path, body, headers: { 'content-type': 'application/json' } },
  }));
}

/**
 * Sends every operation of the contract what no page of ours sends: a response of 500 and above, an address or a token
 * of the person in it, or a body that is no JSON counts as through.
 */
export async function inputAttacks({ person, newVisitor, send, attacked, count }: Tools): Promise<void> {
  // These end the session that the others need.
  const last = ['logout', 'sessionEndAll', 'accountDelete', 'resetPassword', 'changePassword'];
  const operations = Object.values<Operation>(allOperations).toSorted(
    (one, other) => last.indexOf(one.name) - last.indexOf(other.name),
  );
  let tried = 0;
  const through: string[] = [];
  for (const operation of operations) {
    const name = operation.name as AnyOperationName;
    if (!(name in exampleInputs)) continue;
    attacked.add(name);
    const signedIn = operation.auth === 'bearer' || operation.auth === 'optional';
    const from = newVisitor();
    for (const request of requestsOf(operation)) {
      tried += 1;
      const headers = { ...request.headers, ...(signedIn && { authorization: `Bearer ${person.token}` }) };
      const { status, headers: given, text } = await send({ ...request, headers, from });
      const isOurs = /json/.test(String(given['content-type'])) && given['x-injected'] === undefined;
      const isShown = !signedIn && (text.includes(person.email) || text.includes(person.token));
      if (status >= 500 || !isOurs || isShown) through.push(`${operation.name} ${status}`);
    }
  }
  for (const each of new Set(through)) console.log(`inputs: ${each}`);
  count({ attack: 'hostile inputs of every operation', tried, through: through.length, most: 0 });
}
