import { expect, it } from 'vitest';
import { writeCsv } from './writeCsv.ts';

it('quotes what would end a cell, and lets no text be a formula', () => {
  expect(
    writeCsv([
      ['a', 'b "c"', 'd,e', 'f\ng', null, undefined, -3],
      ['=HYPERLINK("x")', '+1', '@x', '-x', '\tx', 'x=1', 0],
    ]),
  ).toBe(`a,"b ""c""","d,e","f\ng",,,-3\r\n"'=HYPERLINK(""x"")",'+1,'@x,'-x,'\tx,x=1,0\r\n`);
});
