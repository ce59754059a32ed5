import { passkeyList as operation } from '@tern/contract';
import { defineHandler } from '../../../handler.ts';
import { acceptedPasskeys } from './acceptedPasskeys.ts';

export const passkeyList = defineHandler(operation, ({ context, who }) =>
  acceptedPasskeys(context, who.userId),
);
