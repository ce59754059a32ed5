import { networkProof as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { readProof } from './proof.repo.ts';

export const networkProof = defineHandler(operation, async ({ context: { db, config } }) => ({
  feed: config.networkFeedUrl ? ((await readProof(db, config.networkKeys)) ?? null) : null,
}));
