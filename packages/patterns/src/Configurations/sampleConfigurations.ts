import { QrCode } from '@tern/ui';
import type { ConfigurationKey, ConfigurationPlace, ConfigurationsReady } from './ConfigurationsProps.ts';

const key = (name: string, change: Partial<ConfigurationKey> = {}): ConfigurationKey => ({
  id: name,
  name,
  publicKey: 'EtcnpON3IPxX3baMO3hvUfNNyFa4QnKy6apLBxP2WnM=',
  cities: ['se-sto'],
  state: 'active',
  lastUsedOn: null,
  connected: false,
  ...change,
});

export const sampleKeys: readonly ConfigurationKey[] = [
  key('Router at home', { connected: true, lastUsedOn: '2026-03-02' }),
  key('Laptop', { cities: ['ch-zrh'], lastUsedOn: '2026-03-02' }),
  key('NAS', { cities: ['de-fra', 'jp-tyo'], lastUsedOn: '2026-02-19' }),
];
/** Every state a key has. */
export const everyKey: readonly ConfigurationKey[] = [
  ...sampleKeys,
  key('Old router', { cities: ['ch-gva', 'ch-zrh', 'se-sto', 'jp-tyo', 'de-fra'] }),
  key('A router that is in the cellar behind the boxes with the winter coats', { connected: null }),
  key('Travel router', { state: 'adding' }),
  key('TV box', { state: 'paused' }),
  key('Lost phone', { state: 'removing' }),
];

export const samplePlaces: readonly ConfigurationPlace[] = [
  { id: 'ch-gva', city: 'Geneva', country: 'Switzerland', distance: '112 km' },
  { id: 'ch-zrh', city: 'Zurich', country: 'Switzerland', distance: '336 km' },
  { id: 'de-fra', city: 'Frankfurt', country: 'Germany', distance: '562 km' },
  { id: 'se-sto', city: 'Stockholm', country: 'Sweden', distance: '1,747 km' },
  { id: 'jp-tyo', city: 'Tokyo', country: 'Japan', distance: '9,890 km', aliases: '東京' },
];

export const samplePair = {
  publicKey: 'EtcnpON3IPxX3baMO3hvUfNNyFa4QnKy6apLBxP2WnM=',
  privateKey: 'oK56DE9Ue9zK76rAc8pBl6opph+1v36lm7cXXsQKrUM=',
};

const fileText = (server: string, privateKey: string) => `[Interface]
PrivateKey = ${privateKey}
Address = 10.64.0.17/32, fd00::11/128
DNS = 10.64.0.1

[Peer]
PublicKey = 5rVQ0m3n1yX0JYh7wqk1xQp0b7V9m3cZ2dTgS8uFhEo=
AllowedIPs = 0.0.0.0/0, ::/0
Endpoint = ${server}.servers.example:51820
`;
export const sampleFile = {
  id: 'se-sto',
  text: fileText('se-sto-001', samplePair.privateKey),
};
export const otherFile = {
  id: 'jp-tyo',
  text: fileText('jp-tyo-014', samplePair.privateKey),
};
export const ownFile = { ...sampleFile, text: fileText('se-sto-001', 'YOUR_PRIVATE_KEY') };

const nothing = () => {};
export const ready: ConfigurationsReady = {
  keys: sampleKeys,
  used: 4,
  limit: 6,
  hasPlan: true,
  offered: true,
  places: samplePlaces,
  mostPlaces: 20,
  canMake: true,
  pair: null,
  request: 'POST /api/mms/account/v1/web/wireguard/keys/add',
  busy: false,
  retrySeconds: 30,
  files: null,
  today: '2026-03-02',
  guides: [
    { label: 'Linux', href: '/blog/wireguard-on-linux' },
    { label: 'OpenWrt', href: '/blog/wireguard-on-a-router' },
  ],
  devicesHref: '/myAccount/deviceManage',
  plansHref: '/pricing',
  Qr: QrCode,
  onMake: nothing,
  onOwnKey: nothing,
  onAdd: nothing,
  onAgain: nothing,
  onPlaces: nothing,
  onSave: nothing,
  onRemove: async () => 'removed',
  onRename: async () => true,
};
