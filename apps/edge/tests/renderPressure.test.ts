import { describe, expect, it } from 'vitest';
import { allPageKeys } from '../src/cache/pageKey.ts';
import { headerOf, stubEdge } from './stubEdge.ts';

/** Addresses of different pages, each of which must be rendered, and none of which needs the service. */
const paths = allPageKeys([]).flatMap(({ path, language }) => (path && language === 'en' ? [path] : []));
const open = [...new Set(paths)]
  .filter((path) => !/^\/(myAccount|paystatus|paySuc|status)/.test(path))
  .slice(0, 100);

/** A renderer that ends nothing until it is told to. */
function stuck() {
  const ends: (() => void)[] = [];
  let released = false;
  return {
    before: () => (released ? Promise.resolve() : new Promise<void>((end) => ends.push(end))),
    release() {
      released = true;
      for (const end of ends) end();
    },
  };
}

describe('an edge with more to render than it can', () => {
  it('renders some, lets some wait, and tells the others to come again', async () => {
    const slow = stuck();
    const { ask, queue, rendered, errors } = stubEdge({ before: slow.before, patience: 15_000 });
    const answers = open.map((path) => ask(path));
    await new Promise((later) => setTimeout(later, 50));
    const { running, waiting, refused } = queue.stats();
    expect([running, waiting]).toEqual([4, 64]);
    expect(refused).toBe(open.length - 68);
    // The page that says so is rendered once, for all of them.
    expect(rendered.filter((path) => path === '503')).toHaveLength(1);
    slow.release();
    const all = await Promise.all(answers);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(68);
    const turnedAway = all.filter(({ status }) => status === 503);
    expect(turnedAway).toHaveLength(open.length - 68);
    for (const answer of turnedAway) {
      expect(Number(headerOf(answer, 'retry-after'))).toBeGreaterThan(0);
      expect(headerOf(answer, 'cache-control')).toBe('no-store');
      expect(answer.body?.length).toBeGreaterThan(50);
    }
    expect(queue.stats()).toMatchObject({ running: 0, waiting: 0 });
    expect(errors).toEqual([]);
  });

  it('goes on showing what is cached, aged or not, at once', async () => {
    const slow = stuck();
    let pressed = false;
    const time = { now: 0 };
    const before = async () => (pressed ? slow.before() : undefined);
    const { ask, rendered } = stubEdge({ before, time });
    const [shown = '', ...others] = open;
    const first = await ask(shown);
    pressed = true;
    const waiting = others.map((path) => ask(path));
    expect((await ask(shown)).body).toBe(first.body);
    time.now = 61_000;
    expect((await ask(shown)).body, 'aged').toBe(first.body);
    expect(rendered.filter((path) => path === shown)).toHaveLength(1);
    pressed = false;
    slow.release();
    await Promise.all(waiting);
    await ask(shown);
    expect(rendered.filter((path) => path === shown)).toHaveLength(2);
  });
});
