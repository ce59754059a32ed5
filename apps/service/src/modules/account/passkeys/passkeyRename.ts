import { passkeyRename as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';
import { passkeyData } from './passkeyData.ts';
import { writeName } from './passkeys.repo.ts';

export const passkeyRename = defineHandler(operation, async ({ context, input, who }) => {
  const { passkey_id: id, name } = input;
  const row = await writeName(context.db, { userId: who.userId, id, name });
  return row ? passkeyData(row) : fail(operation, 'passkey_unknown');
});
