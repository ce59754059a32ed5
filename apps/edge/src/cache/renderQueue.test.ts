import { describe, expect, it, vi } from 'vitest';
import { BusyError, createRenderQueue } from './renderQueue.ts';

/** Tasks that end when they are told to. */
function slowTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((end) => ends.set(name, () => end(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((later) => setTimeout(later));
  };
  return { started, task, end };
}

describe('createRenderQueue', () => {
  it('runs as many at once as it may, and the others in their turn', async () => {
    const { started, task, end } = slowTasks();
    const queue = createRenderQueue({ concurrent: 2, places: 10 });
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(task(name)));
    expect(started).toEqual(['a', 'b']);
    expect(queue.stats()).toMatchObject({ running: 2, waiting: 3, done: 0 });
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(queue.stats().running).toBe(2);
    await end('d');
    await end('e');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(queue.stats()).toMatchObject({ running: 0, waiting: 0, done: 5, refused: 0 });
  });

  it('goes on after a task that fails', async () => {
    const queue = createRenderQueue({ concurrent: 1 });
    const failing = queue.run(async () => Promise.reject(new Error('no page')));
    const next = queue.run(async () => 'page');
    await expect(failing).rejects.toThrow('no page');
    expect(await next).toBe('page');
  });

  it('turns away what finds no place, and says when to come again', async () => {
    const { task, end } = slowTasks();
    const queue = createRenderQueue({ concurrent: 1, places: 2 });
    const served = ['a', 'b', 'c'].map((name) => queue.run(task(name)));
    const refused = await queue.run(task('d')).catch((error) => error);
    expect(refused).toBeInstanceOf(BusyError);
    expect(refused.retryAfter).toBeGreaterThan(0);
    for (const name of ['a', 'b', 'c']) await end(name);
    expect(await Promise.all(served)).toEqual(['a', 'b', 'c']);
    expect(queue.stats()).toMatchObject({ refused: 1, done: 3 });
  });

  it('lets visitors go before renewals and takes a place from a renewal where none is left', async () => {
    const { started, task, end } = slowTasks();
    const queue = createRenderQueue({ concurrent: 1, places: 2 });
    void queue.run(task('first'));
    const renewal = queue.run(task('renewal'), 'renewal').catch((error) => error);
    const second = await queue.run(task('another'), 'renewal').catch((error) => error);
    expect(second, 'renewals leave half of the places').toBeInstanceOf(BusyError);
    void queue.run(task('visitor'));
    void queue.run(task('late'));
    expect(await renewal).toBeInstanceOf(BusyError);
    for (const name of ['first', 'visitor', 'late']) await end(name);
    expect(started).toEqual(['first', 'visitor', 'late']);
  });

  it('turns away what has waited too long', async () => {
    vi.useFakeTimers();
    try {
      const queue = createRenderQueue({ concurrent: 1, patience: 4000 });
      void queue.run(() => new Promise(() => {}));
      const late = queue.run(async () => 'page').catch((error) => error);
      await vi.advanceTimersByTimeAsync(3999);
      expect(queue.stats().waiting).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await late).toBeInstanceOf(BusyError);
      expect(queue.stats().waiting).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
