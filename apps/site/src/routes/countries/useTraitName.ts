import { useIntl } from 'react-intl';
import { networkPageMessages as m } from './networkPage.messages.ts';

/** Names as their makers write them. */
const names: Readonly<Record<string, string>> = {
  p2p: 'P2P',
  'smart-dns': 'Smart DNS',
  wireguard: 'WireGuard',
  openvpn: 'OpenVPN',
  ikev2: 'IKEv2',
};

/** The name of a feature or protocol of the feed; one that we do not know is shown as the feed has it. */
export function useTraitName(): (trait: string) => string {
  const { formatMessage } = useIntl();
  return (trait) => (trait === 'streaming' ? formatMessage(m.streaming) : (names[trait] ?? trait));
}
