/** Things a VPN is used for that have a page of their own, by family (spec section 2). Product names stay as they are. */
export interface UseCase {
  readonly slug: string;
  /** A proper name, the same in every language; absent where the name is a word that is translated. */
  readonly name?: string;
}

export const useCases = {
  gaming: [
    { slug: 'fortnite', name: 'Fortnite' },
    { slug: 'minecraft', name: 'Minecraft' },
    { slug: 'roblox', name: 'Roblox' },
    { slug: 'league-of-legends', name: 'League of Legends' },
    { slug: 'call-of-duty', name: 'Call of Duty' },
    { slug: 'pubg-mobile', name: 'PUBG Mobile' },
  ],
  'live-sports': [
    { slug: 'football' },
    { slug: 'basketball' },
    { slug: 'tennis' },
    { slug: 'formula-1' },
    { slug: 'cricket' },
    { slug: 'ice-hockey' },
  ],
  music: [
    { slug: 'spotify', name: 'Spotify' },
    { slug: 'apple-music', name: 'Apple Music' },
    { slug: 'youtube-music', name: 'YouTube Music' },
    { slug: 'deezer', name: 'Deezer' },
    { slug: 'soundcloud', name: 'SoundCloud' },
    { slug: 'tidal', name: 'TIDAL' },
  ],
  'social-media': [
    { slug: 'facebook', name: 'Facebook' },
    { slug: 'instagram', name: 'Instagram' },
    { slug: 'tiktok', name: 'TikTok' },
    { slug: 'x', name: 'X' },
    { slug: 'whatsapp', name: 'WhatsApp' },
    { slug: 'telegram', name: 'Telegram' },
  ],
  tools: [
    { slug: 'zoom', name: 'Zoom' },
    { slug: 'slack', name: 'Slack' },
    { slug: 'google-drive' },
    { slug: 'dropbox', name: 'Dropbox' },
    { slug: 'github', name: 'GitHub' },
    { slug: 'wikipedia' },
  ],
  streaming: [
    { slug: 'netflix', name: 'Netflix' },
    { slug: 'disney-plus', name: 'Disney+' },
    { slug: 'prime-video', name: 'Prime Video' },
    { slug: 'hbo-max', name: 'HBO Max' },
    { slug: 'hulu', name: 'Hulu' },
    { slug: 'bbc-iplayer', name: 'BBC iPlayer' },
  ],
} as const satisfies Record<string, readonly UseCase[]>;

export type UseCaseFamily = keyof typeof useCases;

export const isUseCaseFamily = (subject: string | undefined): subject is UseCaseFamily =>
  subject !== undefined && subject in useCases;
