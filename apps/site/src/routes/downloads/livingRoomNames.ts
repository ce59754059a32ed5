/** Names of televisions and consoles by the slug of their page; the same in every language. */
export const livingRoomNames = {
  'smart-tv': 'Android TV',
  'samsung-tv': 'Samsung TV',
  'apple-tv': 'Apple TV',
  'lg-tv': 'LG TV',
  playstation: 'PlayStation',
  xbox: 'Xbox',
  'nintendo-switch': 'Nintendo Switch',
} as const;

export type LivingRoomSlug = keyof typeof livingRoomNames;
