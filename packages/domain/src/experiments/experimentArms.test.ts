import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawArm, type Experiment, isRunning, readArm, writeArm } from './experimentArms.ts';

const hero: Experiment = {
  name: 'hero',
  property: 'hab',
  arms: [
    { name: 'a', share: 3 },
    { name: 'b', share: 1 },
  ],
  startsAt: 1000,
  endsAt: 2000,
};

describe('the cookie', () => {
  it('gives back the arm that was written, among others', () => {
    for (const arm of hero.arms) {
      const value = writeArm(hero, arm);
      expect(readArm(hero, `hab=${value}`)).toBe(arm);
      expect(readArm(hero, `a=1; hab=${value}; b=2`)).toBe(arm);
    }
  });

  it.each(['', 'hab=', 'hab=hero', 'hab=hero.c', 'hab=other.a', 'pab=hero.a', 'xhab=hero.a', 'hab=hero.aa'])(
    'names no arm: %s',
    (cookies) => {
      expect(readArm(hero, cookies)).toBeUndefined();
    },
  );
});

it('draws by shares', () => {
  expect([0, 0.5, 0.7499, 0.75, 0.9999].map((chance) => drawArm(hero.arms, chance).name)).toEqual([
    'a',
    'a',
    'a',
    'b',
    'b',
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 4 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (shares, chance) => {
        const arms = shares.map((share, at) => ({ name: String(at), share }));
        const drawn = Number(drawArm(arms, chance).name);
        const sum = shares.reduce((one, other) => one + other, 0);
        const before = shares.slice(0, drawn).reduce((one, other) => one + other, 0);
        expect(chance * sum).toBeGreaterThanOrEqual(before - 1e-9);
        expect(chance * sum).toBeLessThanOrEqual(before + (shares[drawn] as number) + 1e-9);
      },
    ),
  );
});

it('runs from its start to its end', () => {
  expect([999, 1000, 1999, 2000].map((now) => isRunning(hero, now))).toEqual([false, true, true, false]);
});
