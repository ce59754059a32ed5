import type { Failure } from './liveLives.ts';
import { mutate } from './mutations.ts';
import { rememberKinds } from './rememberKinds.ts';

/** Lives the lives that it is sent, in a process of its own. */
export interface Work {
  seed: number;
  numbers: number[];
  databaseUrl: string;
}

/** `ready`: for work. `month`: another twelfth of the year of its lives has passed. */
export type Message = 'ready' | 'month' | { failure: Failure };

const { TERN_MUTATION: mutation } = process.env;
if (mutation) mutate(mutation);
rememberKinds();
// Loaded after it is changed.
const { liveLives } = await import('./liveLives.ts');

process.on('message', (work: Work) => {
  const say = (message: Message) => process.send?.(message);
  liveLives(work, { onFailure: (failure) => say({ failure }), onMonth: () => say('month') }).then(
    () => say('ready'),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
