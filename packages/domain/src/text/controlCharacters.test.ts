import { describe, expect, it } from 'vitest';
import {
  dropControls,
  dropDirectionMarks,
  plainLinesPattern,
  plainTextPattern,
  showControls,
} from './controlCharacters.ts';

const hostile = [
  '\u001b',
  '\u0000',
  '\n',
  '\r',
  '\t',
  '\u007f',
  '\u009b',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u2028',
  '\u2029',
  '\ufeff',
  '\ud800',
];

describe('control characters', () => {
  it.each(hostile)('%j is refused, and shown as an escape', (character) => {
    const text = `a${character}b`;
    expect(plainTextPattern.test(text)).toBe(false);
    expect(plainTextPattern.test(showControls(text))).toBe(true);
    expect(showControls(text)).toMatch(/^a\\(?:n|u[0-9a-f]{4})b$/);
    expect(dropControls(text)).toBe('a b');
    expect(plainLinesPattern.test(text)).toBe(character === '\n' || character === '\t');
  });

  it.each(['Ann', 'Zoë 山田', 'سارة', '👩\u200d🚀', 'می\u200cخواهم', '/pricing?a=1', ''])(
    '%j is plain',
    (text) => {
      expect(plainTextPattern.test(text)).toBe(true);
      expect(showControls(text)).toBe(text);
    },
  );

  it('shows what a terminal would do', () => {
    expect(showControls('\u001b]52;c;eA==\u0007 \u001b[2J')).toBe('\\u001b]52;c;eA==\\u0007 \\u001b[2J');
    expect(showControls('paid\norder 2')).toBe('paid\\norder 2');
  });

  it('drops the marks of direction that come with pasted text', () => {
    expect(dropDirectionMarks('\u200eann@mail.test\u202c\ufeff')).toBe('ann@mail.test');
  });
});
