import { publicKey as operation } from '@tern/contract';
import { defineHandler, fail } from '../../../handler.ts';

export const publicKey = defineHandler(operation, async ({ context }) => {
  const fields = Object.values(context.adapters).find((adapter) => adapter.fields)?.fields;
  return fields
    ? { public_key: fields.publicKey, script_url: fields.scriptUrl }
    : fail(operation, 'method_unavailable');
});
