import type pg from 'pg';
import { planSeeds } from '../modules/payment/catalogue/planSeeds.ts';

/**
 * The tables that Tern fills by itself, or that hold nothing but short-lived traces of requests: a restore may replace
 * them. Every other table, one that is added later too, is filled by people or by operators.
 */
const ownTables: ReadonlySet<string> = new Set([
  'service_keys',
  'rate_limits',
  'bot_passes',
  'blog_articles',
  'blog_texts',
  'blog_searches',
  'blog_words',
  'blog_terms',
  'blog_sources',
  'blog_pictures',
]);

/** Plans and prices are Tern's as far as a new database has them: what an operator changed is not. */
const seeded: Readonly<Record<string, string>> = {
  plans: `on_sale and (id, product_id, trial_price is null) in (${planSeeds
    .map(({ id, productId, trialPrice }) => `('${id}', '${productId}', ${trialPrice === null})`)
    .join(', ')})`,
  plan_prices: `version = 1 and (plan_id, currency, amount) in (${planSeeds
    .flatMap(({ id, prices }) =>
      Object.entries(prices).map(([currency, amount]) => `('${id}', '${currency}', ${amount})`),
    )
    .join(', ')})`,
};

export interface TableRows {
  table: string;
  rows: number;
}

/** Rows that a restore would replace: those that people or operators wrote, and Tern's own. */
export async function tablesInUse(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<{ used: TableRows[]; self: TableRows[] }> {
  const used: TableRows[] = [];
  const self: TableRows[] = [];
  for (const table of tables) {
    const isOwn = seeded[table] ?? String(ownTables.has(table));
    const { rows } = await client.query<{ own: number; used: number }>(
      `select count(*) filter (where ${isOwn})::int as own,
        count(*) filter (where not (${isOwn}))::int as used from ${table}`,
    );
    const [found = { own: 0, used: 0 }] = rows;
    if (found.used) used.push({ table, rows: found.used });
    if (found.own) self.push({ table, rows: found.own });
  }
  return { used, self };
}

/** `12 rows of campaigns, 1 of coupons`. */
export const rowsInWords = (found: readonly TableRows[]): string =>
  found
    .map(({ table, rows }, index) => `${rows}${index ? '' : rows === 1 ? ' row' : ' rows'} of ${table}`)
    .join(', ');
