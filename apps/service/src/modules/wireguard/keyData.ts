import type { WireguardKey } from '@tern/contract';
import type { KeyUsage } from './provisionAnswers.ts';
import type { HeldKey } from './wireguard.repo.ts';

function stateOf({ removedAt, runs, hostState }: HeldKey): WireguardKey['state'] {
  if (removedAt) return 'removing';
  if (!runs) return 'paused';
  return hostState === 'present' ? 'active' : 'adding';
}

/** A key as the contract shows one. `usage`: what the host says of it, where it was asked. */
export const keyData = (row: HeldKey, usage?: KeyUsage): WireguardKey => ({
  id: row.id,
  name: row.name,
  public_key: row.publicKey,
  cities: row.cities,
  created_at: row.createdAt.toISOString(),
  state: stateOf(row),
  last_used_on: usage?.last_used_on ?? null,
  is_connected: usage?.connected ?? null,
});
