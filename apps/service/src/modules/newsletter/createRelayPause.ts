import type { Context } from '../../context.ts';

/** ms: doubled from the first to the last. */
const pauses = { first: 5_000, last: 300_000 };

export interface RelayPause {
  isOn(): boolean;
  /** The mail server cannot be used now. */
  begin(failure: string): void;
  /** It took a mail. */
  end(): void;
}

/** Keeps a process from asking a mail server again and again that cannot be used. */
export function createRelayPause(context: Context): RelayPause {
  let until = 0;
  let pause = pauses.first;
  return {
    isOn: () => context.clock.now() < until,
    begin(failure) {
      until = context.clock.now() + pause;
      pause = Math.min(pauses.last, pause * 2);
      context.metrics.mail('failed');
      context.log.warn({ failure, until: new Date(until).toISOString() }, 'newsletter paused');
    },
    end() {
      pause = pauses.first;
    },
  };
}
