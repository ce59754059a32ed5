import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addInterval } from './intervals.ts';
import { trialEnd } from './trial.ts';
import { trialReminderDays } from './trialReminderDays.ts';
import { trialReminderLead } from './trialReminderLead.ts';

it('leaves all of the days, and is sent on the day that pages and order cards name', () => {
  const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.integer({ min: 8, max: 60 }), (from, days) => {
      const end = trialEnd(from, days);
      const sent = new Date(end.getTime() - trialReminderLead);
      const named = addInterval(end, -trialReminderDays, 'DAY');
      expect(sent.toISOString().slice(0, 10)).toBe(named.toISOString().slice(0, 10));
      expect(sent < named).toBe(true);
    }),
    { seed: 34 },
  );
});
