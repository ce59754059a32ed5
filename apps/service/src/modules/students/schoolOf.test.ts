import { describe, expect, it } from 'vitest';
import { isAcademicEmail } from './isAcademicEmail.ts';

describe('an academic address', () => {
  it.each([
    'ann@stanford.edu',
    'ann@cs.ox.ac.uk',
    'ann@STUDENTS.UNI-HEIDELBERG.DE',
    'ann@ens.fr',
    'ann@u-tokyo.ac.jp',
  ])('is %s', (email) => {
    expect(isAcademicEmail(email)).toBe(true);
  });

  it.each([
    'ann@gmail.com',
    'ann@edu',
    'ann@ac.uk',
    'ann@stanford.edu.example.com',
    'ann@notstanford-edu.com',
    'ann@america.edu',
    'ann@de',
    '',
  ])('is not %s', (email) => {
    expect(isAcademicEmail(email)).toBe(false);
  });
});
