import type { Language } from '@tern/domain';
import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { reduceWord } from './reduceWord.ts';

const reduced = (language: Language, words: string) =>
  new Set(words.split(' ').map((word) => reduceWord(foldText(word, language), language)));

it.each<[Language, string]>([
  ['pl', 'hotel hotelu hotele hoteli hotelach hotelami hotelem hotelowi'],
  ['pl', 'kawiarnia kawiarni kawiarnie kawiarnię kawiarnią kawiarniach'],
  ['pl', 'odległość odległości odległością odległościach'],
  ['pl', 'sieć sieci sieciach sieciami'],
  ['pl', 'serwer serwera serwery serwerze serwerów'],
  ['pl', 'internet internetu internecie'],
  ['pl', 'przeglądarka przeglądarki przeglądarkę przeglądarce przeglądarkach'],
  ['pl', 'protokół protokołu protokoły protokołów protokołach'],
  ['pl', 'problem problemy problemów problemach'],
  ['pl', 'porównanie porównania porównać'],
  ['pl', 'opóźnienie opóźnienia opóźnień opóźnieniach'],
  ['pt', 'hotel hotéis'],
  ['pt', 'conexão conexões'],
  ['pt', 'imagem imagens'],
  ['fr', 'protégé protégée protégés protégées'],
])('in %s %s are one word', (language, words) => {
  expect(reduced(language, words).size).toBe(1);
});

it('leaves short words and other languages alone', () => {
  expect([...reduced('pt', 'mais dois'), ...reduced('en', 'hotels'), ...reduced('pl', 'vpn dom')]).toEqual([
    'mais',
    'dois',
    'hotels',
    'vpn',
    'dom',
  ]);
});
