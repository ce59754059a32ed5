import { expect, it } from 'vitest';
import { createServerIntl } from './createServerIntl.ts';
import { elideArticles } from './elideArticles.ts';
import { formatWholeDate } from './formatWholeDate.ts';
import { compileMessages } from './node.ts';

it.each([
  ['Il 8 marzo', 'L’8 marzo'],
  ['paga il 11\u00a0aprile, fino al 8\u00a0maggio', 'paga l’11\u00a0aprile, fino all’8\u00a0maggio'],
  ['dal 8 marzo, del 11 marzo, Dal 11 marzo', 'dall’8 marzo, dell’11 marzo, Dall’11 marzo'],
  [
    'il 18 marzo, il 1 marzo, al 80 %, il 111 e il 8000',
    'il 18 marzo, il 1 marzo, al 80 %, il 111 e il 8000',
  ],
  ['mail 8 volte', 'mail 8 volte'],
])('%s', (text, elided) => {
  expect(elideArticles(text)).toBe(elided);
});

it('stands in what the service says', () => {
  const intl = createServerIntl('it', compileMessages({ 'x.y': 'Valido fino al {date}.' }, {}));
  const date = formatWholeDate(Date.UTC(2026, 2, 8), 'it');
  expect(intl.formatMessage({ id: 'x.y' }, { date })).toBe('Valido fino all’8\u00a0marzo\u00a02026.');
});
