import { laterParts } from '../PageLayout/laterParts.ts';

export const later = laterParts({
  onOff: [59.6, 71.4],
  devices: [56.4, 61.4],
  noLogs: [44.1, 49.8],
  uses: [72.7, 37.2],
  prices: [43.9, 57.7],
  questions: [40.8, 55.3],
  end: [42, 51.1],
});
