import { laterParts } from './laterParts.ts';

/** Heights of a list of closed questions, which has a head and rows. */
const questions = (count: number) => [8 + 6.3 * count, 8 + 6.9 * count] as const;

export const later = laterParts({
  planComparison: [61, 65],
  thirtyDays: [42, 33.5],
  planQuestions: [38, 38],
  dnsTest: [33, 36],
  leakFixes: [70, 153],
  leakQuestions: [39, 39],
  addressFacts: [52, 73],
  addressNext: [26, 33],
  addressQuestions: [33, 34],
  pageEnd: [18, 26],
  questions2: questions(2),
  questions3: questions(3),
  questions4: questions(4),
  questions5: questions(5),
  questions6: questions(6),
});
