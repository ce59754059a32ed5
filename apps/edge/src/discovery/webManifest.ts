import { brand } from '@tern/domain';

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: name, colours and icons of the site. */
export function webManifest(description: string): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#e8eff4',
    theme_color: '#0a1a2f',
    categories: ['security', 'utilities'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('/icons/icon-192.png', 192),
      icon('/icons/icon-512.png', 512),
      icon('/icons/maskable-512.png', 512, 'maskable'),
    ],
  });
}
