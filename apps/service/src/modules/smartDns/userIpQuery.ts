import { userIpQuery as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { boundAddressData } from './boundAddressData.ts';

export const userIpQuery = defineHandler(operation, ({ context, request, who }) =>
  boundAddressData(context, who.userId, request),
);
