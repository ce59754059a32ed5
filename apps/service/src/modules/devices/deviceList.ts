import { deviceList as operation } from '@tern/contract';
import { brand } from '@tern/domain';
import { defineHandler } from '../../handler.ts';
import { deviceData } from './deviceData.ts';
import { listDevices } from './devices.repo.ts';

export const deviceList = defineHandler(operation, async ({ context, who }) => ({
  devices: (await listDevices(context.db, who.userId)).map((row) => deviceData(context, row, who.deviceId)),
  limit: brand.claims.devices,
}));
