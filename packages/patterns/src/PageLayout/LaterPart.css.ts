import { laterParts } from './laterParts.ts';

/** Heights of a list of closed questions, which has a head and rows. */
const questions = (count: number) => [12.1 + 4.22 * count, 13.7 + 4.4 * count] as const;

export const later = laterParts({
  planComparison: [63.9, 67.3],
  thirtyDays: [42.6, 33.9],
  planQuestions: [37.9, 39],
  dnsTest: [33, 38.8],
  leakFixes: [72.2, 152.6],
  leakQuestions: [39.6, 41.4],
  addressFacts: [53.6, 79.9],
  addressNext: [26, 35.1],
  addressQuestions: [33.6, 35.7],
  pageEnd: [19.7, 26.3],
  questions2: questions(2),
  questions3: questions(3),
  questions4: questions(4),
  questions5: questions(5),
  questions6: questions(6),
});
