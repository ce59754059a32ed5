import { toolSettings as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';

export const toolSettings = defineHandler(operation, async ({ context: { config } }) => ({
  stun_servers: [...config.stunServers],
  exits: [...config.exitAddresses],
  dns_zone: config.dnsZone ?? null,
}));
