import { deviceList as operation } from '@tern/contract';
import { brand } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { devicesOf } from './devicesOf.ts';

export const deviceList = defineHandler(operation, async ({ context, who }) => ({
  devices: await devicesOf(context, who.userId, who.deviceId),
  limit: brand.claims.devices,
}));
