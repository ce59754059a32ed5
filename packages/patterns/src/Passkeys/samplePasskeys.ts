import type { PasskeyView } from './Passkeys.tsx';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
export const laptop: PasskeyView = {
  id: 'laptop',
  name: null,
  userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/153.0 Safari/537.36`,
  synced: true,
  createdAt: '2026-02-12T20:00:00Z',
  lastUsedAt: '2026-03-02T08:12:00Z',
};
export const key: PasskeyView = {
  id: 'key',
  name: 'Key on my ring',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  synced: false,
  createdAt: '2025-11-30T10:00:00Z',
  lastUsedAt: null,
};
export const long: PasskeyView = {
  id: 'long',
  name: 'The tablet in the kitchen that everybody at home uses to cook',
  userAgent: null,
  synced: true,
  createdAt: '2025-10-01T10:00:00Z',
  lastUsedAt: '2025-12-24T18:00:00Z',
};
