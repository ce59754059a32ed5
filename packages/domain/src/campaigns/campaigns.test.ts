import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeCampaign, isCampaignActive } from './activeCampaign.ts';
import { remaining } from './remaining.ts';

const none = { days: 0, hours: 0, minutes: 0, seconds: 0 };

describe('remaining', () => {
  it('splits what is left', () => {
    const left = ((3 * 24 + 8) * 60 + 41) * 60_000 + 17_999;
    expect(remaining(1_000_000 + left, 1_000_000)).toEqual({ days: 3, hours: 8, minutes: 41, seconds: 17 });
  });

  it('is all zero once the time has passed, and without a time', () => {
    expect(remaining(1000, 1000)).toEqual(none);
    expect(remaining(1000, 5000)).toEqual(none);
    expect(remaining(Number.NaN, 0)).toEqual(none);
  });

  it('adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e10 }), (left) => {
        const { days, hours, minutes, seconds } = remaining(left, 0);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000));
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });
});

describe('activeCampaign', () => {
  // Spec section 9.
  const winter = { startsAt: Date.parse('2023-12-15T03:00Z'), endsAt: Date.parse('2024-01-05T03:00Z') };

  it('runs from its start until just before its end', () => {
    expect(isCampaignActive(winter, winter.startsAt - 1)).toBe(false);
    expect(isCampaignActive(winter, winter.startsAt)).toBe(true);
    expect(isCampaignActive(winter, winter.endsAt - 1)).toBe(true);
    expect(isCampaignActive(winter, winter.endsAt)).toBe(false);
  });

  it('chooses the one that ends first', () => {
    const long = { startsAt: 0, endsAt: 100, name: 'long' };
    const short = { startsAt: 10, endsAt: 20, name: 'short' };
    expect(activeCampaign([long, short], 15)?.name).toBe('short');
    expect(activeCampaign([long, short], 25)?.name).toBe('long');
    expect(activeCampaign([long, short], 100)).toBeNull();
    expect(activeCampaign(winter, winter.startsAt)).toBe(winter);
    expect(activeCampaign(null, 0)).toBeNull();
    expect(activeCampaign([], 0)).toBeNull();
    expect(activeCampaign([short, long], 15)?.name).toBe('short');
    // Of two that end together the first in the list holds.
    expect(activeCampaign([short, { ...short, name: 'other' }], 15)?.name).toBe('short');
  });
});
