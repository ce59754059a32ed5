import { type Context, newId, timeFromNow } from '../../../context.ts';
import type { Queries } from '../../../db/connect.ts';
import type { RequestFacts } from '../../../handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { recordEvent } from '../recordEvent.ts';
import { deletePasskey } from './passkeys.repo.ts';

/** Removes a passkey, and says so by mail and in the list of events. Returns false where the account has none of this id. */
export async function removePasskey(
  context: Context,
  tx: Queries,
  removed: {
    userId: string;
    id: string;
    by: 'owner' | 'support';
    request: Pick<RequestFacts, 'country' | 'userAgent' | 'appType'>;
  },
): Promise<boolean> {
  const { userId, id, by, request } = removed;
  if (!(await deletePasskey(tx, { userId, id }))) return false;
  await recordEvent(context, tx, { userId, kind: 'passkey_removed', request });
  await enqueueMail(context, tx, {
    occasion: newId('passkey', context.random),
    to: { userId },
    template: 'passkeyRemoved',
    data: { at: timeFromNow(context).toISOString(), by },
  });
  return true;
}
