import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textsIn } from '../src/modules/texts/textsIn.ts';
import { runOps } from '../src/ops.ts';
import { type Started, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());
beforeEach(async () => {
  await tern.rows('delete from message_texts');
});

async function ops(...argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runOps({ context: tern.service.context, say: (line) => lines.push(line) }, ['texts', ...argv]);
  return lines.join('\n');
}
const read = async (query: string) => (await (await fetch(`${tern.origin}/l10n${query}`)).json()).data;
const version = async () => (await tern.call('publicVersion')).data.texts;
const title = 'pricingFaq.title';

describe('the texts of the operator', () => {
  it('are none at first', async () => {
    expect(await read('')).toEqual({});
    expect((await tern.call('publicTexts')).data).toEqual({ languages: {} });
    expect(await ops()).toBe('0 texts of your own');
  });

  it('are set when told twice, shown, and taken back', async () => {
    const before = await version();
    expect(await ops('set', title, 'Before', 'you', 'buy.')).toContain('Nothing was changed');
    expect(await version()).toBe(before);
    expect(await ops('set', title, 'Before you buy.', '--yes')).toContain('within a minute');
    const set = await version();
    expect(set).not.toBe(before);
    expect(await read('?path=&prefix=jsondata-v2&language=en')).toEqual({ [title]: 'Before you buy.' });
    expect((await tern.call('publicTexts')).data.languages).toEqual({
      en: { [title]: [{ type: 0, value: 'Before you buy.' }] },
    });
    expect(await ops('list')).toContain(`en  ${title}`);
    expect(await ops('show', title)).toContain('jsondata-v2: Before you buy.');
    await ops('set', title, 'Before you order.', '--yes');
    expect(await version()).not.toBe(set);
    await ops('unset', title, '--yes');
    expect(await version()).toBe(before);
    await expect(ops('unset', title, '--yes')).rejects.toThrow('has no text of yours');
  });

  it('are found by their words', async () => {
    expect(await ops('find', 'tern is ready for')).toContain('No message');
    expect(await ops('find', 'you are offline')).toContain('offlineNotice.title');
    expect(await ops('find', 'offline', '--language', 'de')).toContain('offlineNotice.title');
  });

  it.each([
    [['set', 'nowhere.title', 'x'], 'There is no message'],
    [['set', title, 'x', '--language', 'sv'], '--language is one of'],
    [['set', title, 'x', '--prefix', 'other'], '--prefix is one of'],
    [['set', title, '<b>x</b>'], 'no <b>'],
    [['set', title, 'x {y'], 'not valid ICU'],
    [['set', 'downloadPage.lead', 'Take it.'], 'lacks {devices, number}'],
    [['set', 'mail.accountLink', 'x'], 'Mails keep their words'],
    [['show', 'nowhere.title'], 'There is no message'],
    [['paint'], 'texts list, find, show, set or unset'],
  ])('refuse %j', async (argv, sentence) => {
    await expect(ops(...argv, '--yes')).rejects.toThrow(sentence);
    expect(await read('')).toEqual({});
  });
});

describe('GET /l10n', () => {
  it('has the first set over the fallback, of one namespace or of all', async () => {
    await ops('set', title, 'New', '--language', 'de', '--yes');
    await ops('set', title, 'Old', '--language', 'de', '--prefix', 'jsondata', '--yes');
    await ops('set', 'offlineNotice.title', 'Weg', '--language', 'de', '--prefix', 'jsondata', '--yes');
    const both = { [title]: 'New', 'offlineNotice.title': 'Weg' };
    expect(await read('?language=de')).toEqual(both);
    expect(await read('?language=de&prefix=jsondata')).toEqual({ ...both, [title]: 'Old' });
    expect(await read('?language=de&prefix=other')).toEqual({ ...both, [title]: 'Old' });
    for (const path of ['pricingFaq', 'pricingFaq.json', '/pricingFaq'])
      expect(await read(`?language=de&path=${path}`)).toEqual({ [title]: 'New' });
    expect(await read('?language=fr')).toEqual({});
    expect(await read('?language=xx')).toEqual({});
  });

  it('is silent about what is wrong with the request', async () => {
    const response = await fetch(`${tern.origin}/l10n?language=de&language=fr&path[]=1`);
    expect(await response.json()).toMatchObject({ code: 200, data: {} });
  });

  it('leaves out for pages what no longer fits its message, and keeps the rest', async () => {
    await ops('set', title, 'Fits', '--yes');
    await tern.rows(
      `insert into message_texts (prefix, language, message_id, text, updated_at)
        values ('jsondata-v2', 'en', 'gone.title', 'x', now()), ('jsondata-v2', 'en', 'downloadPage.lead', 'no {word}', now())`,
    );
    expect(Object.keys((await tern.call('publicTexts')).data.languages.en ?? {})).toEqual([title]);
    expect(await ops('list')).toContain('no longer fits');
    expect(tern.logs.join('')).toContain('does not fit its message');
  });

  it('is {} in silence while the database is away, which the edge is told instead', async () => {
    await tern.rows('alter table message_texts rename to hidden');
    try {
      expect(await (await fetch(`${tern.origin}/l10n?language=de`)).json()).toMatchObject({
        code: 200,
        data: {},
      });
      expect((await tern.call('publicTexts')).status).toBeGreaterThanOrEqual(500);
    } finally {
      await tern.rows('alter table hidden rename to message_texts');
    }
  });
});

it('lets English stand underneath only where a language has no text of its own', () => {
  const rows = [
    { prefix: 'jsondata-v2', language: 'en', messageId: 'a.new', text: 'New' },
    { prefix: 'jsondata-v2', language: 'en', messageId: 'a.old', text: 'Old' },
    { prefix: 'jsondata', language: 'en', messageId: 'a.new', text: 'Older' },
  ] as const;
  expect(textsIn(rows, { language: 'de' }, (id) => id === 'a.old')).toEqual({ 'a.new': 'New' });
  expect(textsIn(rows, { language: 'de', prefix: 'jsondata' }, () => false)).toEqual({ 'a.new': 'Older' });
});
