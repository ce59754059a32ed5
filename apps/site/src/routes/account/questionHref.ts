import type { ContractActKind } from '@tern/contract';

/** The question before an act. `plan`: its subscription, or the order of a gift. */
export const questionHref = (kind: ContractActKind, plan: string) =>
  `/myAccount/leave?act=${kind}&plan=${encodeURIComponent(plan)}`;
