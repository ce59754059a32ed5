/** `exposed`: no VPN of ours is on. `leak`: it is, and names are looked up past it. */
export type DnsVerdict = 'protected' | 'exposed' | 'leak' | 'inconclusive';

/**
 * Judges who looked names up. Behind one of our exits every resolver must be ours too: any other learns which
 * sites are visited. Without a response there is no verdict.
 */
export function dnsVerdict(run: {
  /** Whether the address sites see is one of our exits; null while it is not known. */
  behindExit: boolean | null;
  resolvers: readonly { is_exit: boolean }[];
}): DnsVerdict {
  if (run.behindExit === null || run.resolvers.length === 0) return 'inconclusive';
  if (!run.behindExit) return 'exposed';
  return run.resolvers.every((resolver) => resolver.is_exit) ? 'protected' : 'leak';
}
