import { paymentMethodCodes } from '@tern/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applyTo,
  booksOf,
  type Cell,
  cellsOf,
  type Kind,
  orderAt,
  rolledBack,
  type Stand,
} from './goldenCells.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => tern.close());

/** The books after these events at orders of these kinds that stand so: state, money kept, what has to go back, plan. */
type Row = readonly [kinds: readonly Kind[], stands: readonly Stand[], events: RegExp, books: string];

const all = ['once', 'renewing', 'trial'] as const;
const paid = ['once', 'renewing'] as const;
const gone = ['disputed', 'refunded'] as const;

/** A month for 9.99. `runs`: the plan is active, and renews where its method does. */
const rows: readonly Row[] = [
  // The event overtakes its payment.
  [paid, ['open'], /^paid$/, 'paid 999 runs'],
  [['trial'], ['open'], /^paid$/, 'paid 0 runs'],
  [paid, ['open'], /^refund whole done$/, 'refunded 0 no plan'],
  [paid, ['open'], /^dispute (opened|lost)$/, 'disputed 0 no plan'],
  [paid, ['open'], /^(refund (whole (pending|failed)|part .*)|dispute (inquiry|won))$/, 'pending 0 no plan'],
  [all, ['open'], /^renewal /, 'pending 0 no plan'],
  // Money comes in.
  [paid, ['paid'], /^paid$/, 'paid 999 runs'],
  [['trial'], ['paid'], /^paid$/, 'paid 0 runs'],
  [['renewing'], ['paid'], /^renewed usual$/, 'paid 999+999 runs'],
  [['renewing'], ['paid'], /^renewed dearer$/, 'paid 999+1099 back 1099-999 runs'],
  [['renewing'], ['paid'], /^renewed cheaper$/, 'paid 999+499 runs'],
  [['renewing'], ['paid'], /^renewed free$/, 'paid 999+0 runs'],
  [['trial'], ['open', 'paid'], /^renewed usual$/, 'paid 0+999 runs'],
  [['trial'], ['open', 'paid'], /^renewed dearer$/, 'paid 0+1099 back 1099-999 runs'],
  [['trial'], ['open', 'paid'], /^renewed cheaper$/, 'paid 0+499 runs'],
  [['trial'], ['open', 'paid'], /^renewed free$/, 'paid 0+0 runs'],
  // Money goes back, or is on its way.
  [paid, ['paid'], /^refund whole done$/, 'refunded 999-999 refunded'],
  [paid, ['paid'], /^refund part done$/, 'paid 999-400 runs'],
  [paid, ['paid'], /^refund (whole|part) (pending|failed)$/, 'paid 999 runs'],
  [paid, ['paid'], /^dispute (opened|lost)$/, 'disputed 999-999 disputed'],
  [paid, ['paid'], /^dispute (inquiry|won)$/, 'paid 999 runs'],
  // The renewal ends, goes on, or is not paid.
  [['renewing'], ['paid'], /^renewal (cancelTakenBack|resumed)$/, 'paid 999 active renews'],
  [['renewing'], ['paid'], /^renewal (cancelScheduled|ended|paused)$/, 'paid 999 active ends'],
  [['renewing'], ['paid'], /^renewal failed$/, 'paid 999 past_due renews'],
  [['trial'], ['paid'], /^renewal (cancelTakenBack|resumed)$/, 'paid 0 active renews'],
  [['trial'], ['paid'], /^renewal (cancelScheduled|ended|paused)$/, 'paid 0 active ends'],
  [['trial'], ['paid'], /^renewal failed$/, 'paid 0 past_due renews'],
  // Whose money is gone already: what is charged goes back, what comes back gives the plan to its end.
  [paid, ['disputed'], /^(paid|refund (whole (pending|failed)|part .*))$/, 'disputed 999-999 disputed'],
  [paid, ['disputed'], /^refund whole done$/, 'refunded 999-999 refunded'],
  [paid, ['disputed'], /^dispute won$/, 'paid 999 active ends'],
  [paid, ['disputed'], /^dispute (inquiry|opened|lost)$/, 'disputed 999-999 disputed'],
  [
    paid,
    ['refunded'],
    /^(paid|refund (whole (done|pending)|part .*)|dispute .*)$/,
    'refunded 999-999 refunded',
  ],
  [paid, ['refunded'], /^refund whole failed$/, 'paid 999 active ends'],
  [['renewing'], gone, /^renewed usual$/, 'gone 999-999+999 back 999 gone'],
  [['renewing'], gone, /^renewed dearer$/, 'gone 999-999+1099 back 1099 gone'],
  [['renewing'], gone, /^renewed cheaper$/, 'gone 999-999+499 back 499 gone'],
  [['renewing'], gone, /^renewed free$/, 'gone 999-999+0 gone'],
  [['renewing'], gone, /^renewal /, 'gone 999-999 gone'],
];

/** Each is wrong by one thing. One that passes shows that the comparison sees nothing. */
const canaries: readonly Row[] = [
  [['once'], ['paid'], /^refund part done$/, 'paid 999 runs'],
  [['renewing'], ['paid'], /^renewed dearer$/, 'paid 999+1099 runs'],
  [['renewing'], ['refunded'], /^renewed usual$/, 'refunded 999-999+999 refunded'],
  [['renewing'], ['paid'], /^renewal ended$/, 'paid 999 active renews'],
  [['trial'], ['paid'], /^renewed usual$/, 'paid 999+999 runs'],
  [['once'], ['disputed'], /^dispute lost$/, 'paid 999 active ends'],
];

const isOf = ({ kind, stand, event }: Cell, [kinds, stands, events]: Row) =>
  kinds.includes(kind) && stands.includes(stand) && events.test(event);

/** The books of a row, worked out for a cell. */
const wanted = ({ kind, stand }: Cell, [, , , books]: Row) =>
  books
    .replaceAll('gone', stand)
    .replace('runs', kind === 'once' ? 'active ends' : 'active renews')
    .replaceAll(/\d[\d+-]*/g, (sum) =>
      String((sum.match(/[+-]?\d+/g) ?? []).reduce((total, part) => total + Number(part), 0)),
    );

/** The books after the event of each cell. The order is made once for all events that find it so. */
async function booksAfter(cells: readonly Cell[]): Promise<Map<Cell, string>> {
  const { context } = tern.service;
  const { userId, token } = await tern.signUp();
  const quote = (await tern.call('quote', { product_id: '1m', currency: 'USD' }, { token })).data;
  const found = new Map<Cell, string>();
  for (const group of Map.groupBy(cells, ({ kind, stand }) => `${kind} ${stand}`).values()) {
    const [first] = group;
    if (!first) continue;
    await rolledBack(context.db, async (tx) => {
      const { method, kind, stand } = first;
      const id = await orderAt(context, tx, { method, kind, stand, userId, quoteId: quote.quote_id });
      for (const cell of group) {
        await rolledBack(tx, async (inner) => {
          await applyTo(context, inner, id, cell.event);
          found.set(cell, await booksOf(inner, id));
        });
      }
    });
  }
  return found;
}

const nameOf = ({ provider, event, stand, kind, money }: Cell) =>
  [provider, event, stand, kind, money].join(' × ');

it('has one row for at least 99 of 100 cells that can happen', () => {
  const cells = cellsOf(tern.service.context);
  const rowsOf = (cell: Cell) => rows.filter((row) => isOf(cell, row)).length;
  expect(cells.filter((cell) => rowsOf(cell) > 1).map(nameOf)).toEqual([]);
  const bare = cells.filter((cell) => rowsOf(cell) === 0).map(nameOf);
  expect(bare.length / cells.length, bare.join('\n')).toBeLessThanOrEqual(0.01);
  expect(cells.length).toBeGreaterThan(400);
  expect(rows.filter((row) => !cells.some((cell) => isOf(cell, row)))).toEqual([]);
});

it.each(paymentMethodCodes)('ends every cell of %s with the books of its row', async (method) => {
  const cells = cellsOf(tern.service.context).filter((cell) => cell.method === method);
  for (const [cell, books] of await booksAfter(cells)) {
    const row = rows.find((each) => isOf(cell, each));
    if (row) expect(books, nameOf(cell)).toBe(wanted(cell, row));
  }
});

it('fails for every canary', async () => {
  const cells = cellsOf(tern.service.context);
  for (const canary of canaries) {
    const cell = cells.find((each) => isOf(each, canary));
    if (!cell) throw new Error('The canary is of no cell.');
    expect((await booksAfter([cell])).get(cell), nameOf(cell)).not.toBe(wanted(cell, canary));
  }
});
