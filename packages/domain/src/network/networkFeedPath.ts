/** The last good network feed, byte for byte as it was signed. */
export const networkFeedPath = '/api/mms/network/v1/feed.json';
/** Its detached Ed25519 signature, 64 bytes. */
export const networkSignaturePath = `${networkFeedPath}.sig`;
