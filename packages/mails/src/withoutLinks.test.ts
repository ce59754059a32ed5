import { expect, it } from 'vitest';
import { withoutLinks } from './withoutLinks.ts';

it.each(['https://evil.test/pay', 'www.evil.test', 'evil.test', 'mailto:evil@evil.test'])(
  'leaves %s readable, and no address',
  (text) => {
    const typed = withoutLinks(text);
    expect(typed.replaceAll('\u2060', '')).toBe(text);
    expect(typed).not.toMatch(/\w\.\w|:\/|:\w|@\w/);
  },
);

it('leaves other text alone', () => {
  const text = 'Order ord_8k2mq4t7. It never connected, 12 months: no.';
  expect(withoutLinks(text)).toBe(text);
});
