import type { WireguardFile } from '@tern/contract';
import type { Context } from '../../context.ts';
import { addKey, ProvisioningAway, removeKey } from './provisioning.ts';
import { endTurn, type Refusing, type Turn, type TurnOutcome } from './turns.ts';
import type { HeldKey } from './wireguard.repo.ts';

type Said = { file: WireguardFile | null } | { refused: string | null } | { silent: string };

/** The outcome of a turn. `file`: of a key that was added. */
export interface Told {
  outcome: TurnOutcome;
  file: WireguardFile | null;
  /** The key as it is then; undefined: it is gone. */
  row: HeldKey | undefined;
}

async function callHost(context: Context, { publicKey, cities, wish }: Turn): Promise<Said> {
  const host = context.config.provision;
  if (!host) return { silent: 'There is no host.' };
  try {
    if (wish === 'present') return await addKey(context, host, { publicKey, cities });
    await removeKey(context, host, publicKey);
    return { file: null };
  } catch (error) {
    if (error instanceof ProvisioningAway) return { silent: error.message };
    throw error;
  }
}

/** Sends the request of a turn, outside of any transaction, and writes its outcome. */
export async function tellHost(
  context: Context,
  turn: Turn,
  refusing: Refusing = { becomes: () => 'kept' },
): Promise<Told> {
  const said = await callHost(context, turn);
  const { id: key, wish } = turn;
  const outcome = 'file' in said ? 'confirmed' : 'silent' in said ? 'silent' : 'refused';
  if ('silent' in said) context.log.warn({ key, wish, failure: said.silent }, 'the host of keys is silent');
  if ('refused' in said) context.log.warn({ key, reason: said.refused }, 'the host has refused a key');
  const row = await endTurn(context, turn, outcome, refusing);
  return { outcome, file: 'file' in said ? said.file : null, row };
}
