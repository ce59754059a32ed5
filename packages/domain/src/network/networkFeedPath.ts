/** The last good network feed, byte for byte as it was signed. */
export const networkFeedPath = '/api/mms/network/v1/feed.json';
/** Its detached Ed25519 signature, 64 bytes. */
export const networkSignaturePath = `${networkFeedPath}.sig`;
/** The OpenVPN file of a city, where the network has one (`docs/network-feed.md`). */
export const openvpnFilePath = (city: string): string => `/api/mms/network/v1/openvpn/${city}.ovpn`;
