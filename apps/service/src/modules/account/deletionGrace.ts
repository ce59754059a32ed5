import { dayMs, deletionGraceDays } from '@tern/domain';

/** How long a deletion can be taken back, in milliseconds. */
export const deletionGrace = deletionGraceDays * dayMs;
