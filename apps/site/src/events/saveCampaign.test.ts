import { expect, it } from 'vitest';
import { saveCampaign } from './saveCampaign.ts';

function visit(search: string, dataset: Record<string, string> = { tracking: '' }) {
  const session = new Map<string, string>();
  const root = { cookie: '', documentElement: { dataset } };
  saveCampaign(
    root as unknown as Document,
    search,
    {
      setItem: (name: string, value: string) => void session.set(name, value),
    } as Storage,
    1000,
  );
  return { cookie: root.cookie, session: Object.fromEntries(session) };
}

it('saves the campaign in a cookie for 45 days and for the session, with channel and source', () => {
  const value = '{"utm_campaign":"winter","utm_source":"news"}';
  expect(visit('?utm_source=news&utm_campaign=winter&channel=mail&source=footer')).toEqual({
    cookie: `utm=${encodeURIComponent(value)}; Path=/; Max-Age=3888000; SameSite=Lax`,
    session: { utm: `{"values":${value},"until":3888001000}`, channel: 'mail', source: 'footer' },
  });
});

it('leaves what is saved where an address names none, and campaigns on pages that do not track', () => {
  expect(visit('?a=1')).toEqual({ cookie: '', session: {} });
  expect(visit('?utm_campaign=winter&channel=mail', {})).toEqual({
    cookie: '',
    session: { channel: 'mail' },
  });
});

it('does without a storage that is off', () => {
  const off = {
    setItem() {
      throw new Error('off');
    },
  } as unknown as Storage;
  const root = { cookie: '', documentElement: { dataset: { tracking: '' } } } as unknown as Document;
  expect(() => saveCampaign(root, '?channel=mail', off)).not.toThrow();
});
