import { toolSettings as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { exitNetworks } from '../network/network.module.ts';

export const toolSettings = defineHandler(operation, async ({ context }) => ({
  stun_servers: [...context.config.stunServers],
  exits: await exitNetworks(context),
  dns_zone: context.config.dnsZone ?? null,
}));
