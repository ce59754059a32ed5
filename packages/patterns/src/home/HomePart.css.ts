import { laterParts } from '../PageLayout/laterParts.ts';

export const later = laterParts({
  onOff: [59, 70],
  devices: [56, 61],
  noLogs: [44, 48],
  uses: [71, 33],
  tools: [57, 74],
  places: [29, 29],
  prices: [43, 55],
  questions: [41, 50],
  end: [42, 43],
});
