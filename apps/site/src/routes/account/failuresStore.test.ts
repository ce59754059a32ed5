import { describe, expect, it } from 'vitest';
import { failuresStore } from './failures.store.ts';

describe('the failures store', () => {
  it('tells two of the same words apart', () => {
    const store = failuresStore();
    expect(store.state.latest).toBeNull();
    store.tell('It did not work.');
    const first = store.state.latest;
    store.tell('It did not work.');
    expect(first).toEqual({ sentence: 'It did not work.', count: 1 });
    expect(store.state.latest).toEqual({ sentence: 'It did not work.', count: 2 });
  });
});
