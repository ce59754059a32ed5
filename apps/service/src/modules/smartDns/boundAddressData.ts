import type { BoundAddress } from '@tern/contract';
import { bindableAddress } from '@tern/domain';
import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../handler.ts';
import { findBoundAddress } from './smartDns.repo.ts';

/** How Smart DNS stands for a person, as the contract shows it. */
export async function boundAddressData(
  context: Context,
  userId: string,
  request: RequestFacts,
): Promise<BoundAddress> {
  const bound = await findBoundAddress(context.db, userId);
  return {
    ip: bound?.address ?? null,
    bound_at: bound?.boundAt.toISOString() ?? null,
    current_ip: request.address,
    is_current_bindable: bindableAddress(request.address).problem === null,
    dns_servers: [...context.config.smartDnsServers],
  };
}
