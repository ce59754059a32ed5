import type { Queries } from '../../db/connect.ts';
import { renameFront } from './events.repo.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Cuts the events of browsers from the ids that their owners still hold. The figures stay. */
export async function forgetFronts(db: Queries, frontIds: readonly string[]): Promise<void> {
  for (const frontId of new Set(frontIds)) if (uuid.test(frontId)) await renameFront(db, frontId);
}
