import { describe, expect, it } from 'vitest';
import { enter, ofOrder } from '../src/byReference.ts';

describe('a book of payments', () => {
  const at = (reference: string | null, id: string) => ({ reference, id });

  it('finds what an order has: of a restored book, and what is entered later', () => {
    const book: Record<string, ReturnType<typeof at>> = { a: at('one', 'a'), b: at('two', 'b') };
    expect(ofOrder(book, 'one').map(({ id }) => id)).toEqual(['a']);
    enter(book, 'c', at('one', 'c'));
    enter(book, 'd', at('three', 'd'));
    enter(book, 'e', at(null, 'e'));
    expect(ofOrder(book, 'one').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(ofOrder(book, 'three').map(({ id }) => id)).toEqual(['d']);
    expect(ofOrder(book, 'nobody')).toEqual([]);
    expect(ofOrder(book).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(book.c).toEqual(at('one', 'c'));
  });
});
