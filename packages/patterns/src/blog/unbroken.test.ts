import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each([
  ['Hotel and café Wi-Fi: a checklist', 'Hotel and café Wi|-|Fi: a checklist'],
  ['ホテルとカフェのWi-Fi：チェックリスト', 'ホテルとカフェのWi|-|Fi：チェックリスト'],
  ['Was unser Leak-Test misst', 'Was unser Leak|-|Test misst'],
  ['Чек-лист', 'Чек|-|лист'],
  ['Self-hosted and long-winded', 'Self-hosted and long-winded'],
])('keeps the short words of %s in one piece', (title, written) => {
  expect(unbroken(title).replaceAll('\u2060', '|')).toBe(written);
});
