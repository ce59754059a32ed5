import { isIPv6 } from 'node:net';
import { canonicalAddress } from '../../clientAddress.ts';
import type { OpenvpnServer } from './openvpn.repo.ts';

type Transport = OpenvpnServer['protocols'][number]['transport'];

/** The first port of a server by which it speaks OpenVPN over a transport; undefined: it does not. */
function portOf({ protocols }: OpenvpnServer, transport: Transport): number | undefined {
  const ports = protocols.flatMap((each) =>
    each.name === 'openvpn' && each.transport === transport ? each.ports : [],
  );
  return [ports[0]].flat()[0];
}

/** One line for each server, by its v4 address where it has one. */
function remotesOf(servers: readonly OpenvpnServer[], transport: Transport): string[] {
  return servers.flatMap((server) => {
    const port = portOf(server, transport);
    const addresses = server.entries.flatMap((entry) => canonicalAddress(entry) ?? []);
    const address = addresses.find((each) => !isIPv6(each)) ?? addresses[0];
    if (port === undefined || address === undefined) return [];
    return [`remote ${address} ${port} ${transport}${isIPv6(address) ? '6' : ''}`];
  });
}

/**
 * The profile of a feed with the servers of a city: over UDP where one of them speaks it, else over TCP. A client takes one
 * of them at random, since a file is used long after the loads have changed. Undefined: none of them can be connected to.
 */
export function openvpnFile(profile: string, servers: readonly OpenvpnServer[]): string | undefined {
  const udp = remotesOf(servers, 'udp');
  const remotes = udp.length ? udp : remotesOf(servers, 'tcp');
  if (!remotes.length) return undefined;
  // It is of UDP alone: some versions refuse a file that has it without.
  const shared = udp.length ? profile : profile.replace(/^explicit-exit-notify\b.*\n?/m, '');
  return [...remotes, ...(remotes.length > 1 ? ['remote-random'] : []), shared.trimEnd(), ''].join('\n');
}
