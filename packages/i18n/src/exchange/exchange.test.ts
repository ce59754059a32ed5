import { describe, expect, it } from 'vitest';
import { englishCatalogue } from '../englishCatalogue.ts';
import { readCatalogue } from '../node.ts';
import { readTerms } from '../terms.ts';
import { readExchange, writeJson, writeXliff } from './exchangeFiles.ts';
import { judgeTranslations } from './judgeTranslations.ts';
import { type MessageUnit, messageUnits } from './messageUnits.ts';

const english = {
  'planCard.days': '{days, plural, one {# day} other {# days}} for <link>{name}</link> & “you”',
  'planCard.title': 'Your plan',
};
const unit = (id: keyof typeof english, translation: string | null): MessageUnit => ({
  id,
  english: english[id],
  translation,
  notes: ['A heading', 'Keep as they are: {name}.'],
});
const units = [
  unit('planCard.days', '{days, plural, one {# Tag} other {# Tage}} für\n<link>{name}</link> & „dich“'),
  unit('planCard.title', null),
];

describe.each([
  ['XLIFF', writeXliff],
  ['JSON', writeJson],
] as const)('%s', (_name, write) => {
  it('comes back as it went out', async () => {
    expect(await readExchange(await write('de', units))).toEqual({
      language: 'de',
      units: units.map(({ id, english: source, translation }) => ({
        id,
        english: source,
        translation: translation ?? '',
      })),
    });
  });

  it('carries every message of a language there and back', async () => {
    const all = messageUnits('ar', { all: true });
    const back = await readExchange(await write('ar', all));
    const texts = readCatalogue('ar');
    const judged = judgeTranslations('ar', back.units, {
      english: englishCatalogue().texts,
      texts,
      terms: readTerms('ar'),
    });
    expect(judged).toEqual({ accepted: {}, refused: [], unchanged: all.map(({ id }) => id), empty: [] });
    expect(all).toHaveLength(Object.keys(texts).length);
  });
});

it('tells a translator of placeholders, terms, length and the place', () => {
  const all = messageUnits('de', { all: true });
  const notes = all.find(({ id }) => id === 'accountLayout.signOut')?.notes.join('\n') ?? '';
  expect(notes).toMatch(/^Length: the English text has \d+ characters, the longest translation \d+\.$/m);
  expect(notes).toMatch(/^Seen in the workbench: \S.* \(\?path=\/docs\/[a-z-]+--docs\)\.$/m);
  const everything = all.flatMap((each) => each.notes).join('\n');
  expect(everything).toMatch(/^Keep as they are: .*\{\w+, plural\}/m);
  expect(everything).toMatch(/^Term: plan is Tarif\. /m);
});

it('sends what waits for a translator, and nothing else', () => {
  expect(messageUnits('de')).toEqual([]);
});

describe('a translation', () => {
  const judge = (id: string, translation: string, source = english['planCard.title']) =>
    judgeTranslations('de', [{ id, english: source, translation }], {
      english,
      texts: { 'planCard.title': 'Dein Tarif' },
      terms: readTerms('de'),
    });

  it('that fits is taken, with the typography of its language', () => {
    expect(judge('planCard.title', 'Dein Konto -3').accepted).toEqual({
      'planCard.title': 'Dein Konto \u22123',
    });
  });

  it('that stands already, or is not there, is counted', () => {
    expect(judge('planCard.title', 'Dein Tarif')).toMatchObject({
      accepted: {},
      unchanged: ['planCard.title'],
    });
    expect(judge('planCard.title', ' ')).toMatchObject({ accepted: {}, empty: ['planCard.title'] });
  });

  it.each([
    ['planCard.gone', 'Weg', undefined, 'There is no message planCard.gone.'],
    ['planCard.title', 'Dein Plan', undefined, 'Say: Tarif.'],
    [
      'planCard.title',
      'Dein Abo',
      'Your plans',
      'It was made from another English text. Now it is: “Your plan”',
    ],
    ['planCard.title', 'Dein {plan}', undefined, 'The message has no {plan}.'],
    ['planCard.days', '<link>{name}</link>', english['planCard.days'], 'It lacks {days, plural}.'],
    ['planCard.title', 'Dein {', undefined, 'planCard.title'],
  ])('%s: “%s” is refused with its reason', (id, translation, source, reason) => {
    const { accepted, refused } = judge(id, translation, source);
    expect(accepted).toEqual({});
    expect(refused).toHaveLength(1);
    expect(refused[0]?.faults.join(' ')).toContain(reason);
  });
});

it.each([
  ['no file of either kind', 'This is neither XLIFF nor JSON'],
  ['{"messages": []}', 'The file needs `language` and `messages`'],
  ['{"language": "de", "messages": [{"english": "x"}]}', 'Message 1 has no id.'],
  ['<xliff version="2.0" srcLang="en"></xliff>', 'trgLang'],
  [
    '<xliff version="2.0" srcLang="en" trgLang="de"><file id="a"><unit id="a.b"><segment><source>x</source><target>x<ph id="1"/>y</target></segment></unit></file></xliff>',
    'a.b: the translation has elements',
  ],
])('says of %j that it is wrong', async (text, reason) => {
  await expect(readExchange(text)).rejects.toThrow(reason);
});
