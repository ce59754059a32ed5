/** The server that a WireGuard configuration leads to. */
export interface WireguardPeer {
  /** A name or an address; v6 without brackets. */
  readonly host: string;
  readonly port: number;
  /** In base64. */
  readonly publicKey: string;
}

export interface WireguardTunnel {
  /** In base64; null: the person has it, and puts it in. */
  readonly privateKey: string | null;
  /** With their prefix: `10.64.0.17/32`. */
  readonly addresses: readonly string[];
  readonly dns: readonly string[];
  readonly peer: WireguardPeer;
}

/** Stands where the private key goes. */
export const privateKeyPlace = 'YOUR_PRIVATE_KEY';

/** A file takes nothing that could begin another line or setting: routers run commands from such files. */
function plain(value: string): string {
  if (!/^[\w.:/+=[\]-]+$/.test(value))
    throw new Error('A value of the configuration has characters it must not have.');
  return value;
}

/** A configuration file for WireGuard (wg-quick, routers, apps): all traffic goes through the tunnel, v4 and v6. */
export function wireguardConfig({ privateKey, addresses, dns, peer }: WireguardTunnel): string {
  const host = peer.host.includes(':') ? `[${peer.host}]` : peer.host;
  const lines = [
    '[Interface]',
    `PrivateKey = ${plain(privateKey ?? privateKeyPlace)}`,
    `Address = ${addresses.map(plain).join(', ')}`,
    ...(dns.length ? [`DNS = ${dns.map(plain).join(', ')}`] : []),
    '',
    '[Peer]',
    `PublicKey = ${plain(peer.publicKey)}`,
    'AllowedIPs = 0.0.0.0/0, ::/0',
    `Endpoint = ${plain(`${host}:${peer.port}`)}`,
  ];
  return `${lines.join('\n')}\n`;
}
