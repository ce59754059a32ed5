import { wireguardKeyList as operation } from '@tern/contract';
import { brand } from '@tern/domain';
import { type Context, timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { countDevicesOf } from '../devices/devicesOf.ts';
import { hasRunningPlan } from '../payment/subscription/planRuns.ts';
import { keyData } from './keyData.ts';
import type { KeyUsage } from './provisionAnswers.ts';
import { areOffered } from './provisionConfig.ts';
import { ProvisioningAway, usageOfKeys } from './provisioning.ts';
import { type HeldKey, listKeys } from './wireguard.repo.ts';

/** The use of keys as the host says it now, by public key. A host that is silent says nothing: the list does not wait for it. */
async function usageOf(context: Context, rows: readonly HeldKey[]): Promise<Map<string, KeyUsage>> {
  const host = context.config.provision;
  if (!host || !rows.length) return new Map();
  try {
    const said = await usageOfKeys(
      context,
      host,
      rows.map(({ publicKey }) => publicKey),
    );
    return new Map(said.map((usage) => [usage.public_key, usage]));
  } catch (error) {
    if (error instanceof ProvisioningAway) return new Map();
    throw error;
  }
}

export const wireguardKeyList = defineHandler(operation, async ({ context, who }) => {
  const { db } = context;
  const { userId } = who;
  const now = timeFromNow(context);
  const all = await listKeys(db, userId, now);
  // Without a host nobody confirms a removal.
  const rows = context.config.provision ? all : all.filter(({ removedAt }) => removedAt === null);
  const [usage, devices, hasPlan] = await Promise.all([
    usageOf(context, rows),
    countDevicesOf(db, userId),
    hasRunningPlan(db, userId, now),
  ]);
  return {
    keys: rows.map((row) => keyData(row, usage.get(row.publicKey))),
    used: devices + rows.length,
    limit: brand.claims.devices,
    has_plan: hasPlan,
    is_offered: areOffered(context.config),
  };
});
