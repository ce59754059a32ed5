import { wireguardKeyRename as operation } from '@tern/contract';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { keyData } from './keyData.ts';
import { lockOwnKey, updateKey } from './wireguard.repo.ts';

export const wireguardKeyRename = defineHandler(operation, async ({ context, input, who }) =>
  context.db.transaction(async (tx) => {
    const { key_id: id, name } = input;
    const row = await lockOwnKey(tx, { id, userId: who.userId }, timeFromNow(context));
    if (!row) return fail(operation, 'wireguard_key_unknown');
    await updateKey(tx, id, { name });
    return keyData({ ...row, name });
  }),
);
