/**
 * Packages that stories import, bundled before the first story loads: a dependency found later makes
 * Vite reload the page in the middle of a test. `a > b` is b as a sees it.
 */
export const preBundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-intl',
  'msw',
  'msw/browser',
  'msw-storybook-addon/csf3',
  '@tern/ui > @radix-ui/react-dialog',
  '@tern/ui > @radix-ui/react-dropdown-menu',
  '@tern/ui > @radix-ui/react-popover',
  '@tern/ui > @radix-ui/react-tabs',
  '@tern/ui > @radix-ui/react-toast',
  '@tern/ui > @radix-ui/react-tooltip',
  '@tern/ui > @vanilla-extract/css',
  '@tern/ui > @vanilla-extract/css/fileScope',
  '@tern/ui > lucide',
  '@tern/ui > uqr',
  '@tern/i18n > @formatjs/intl',
  '@tern/contract > valibot',
  '@tern/site > react-router-dom',
  '@tern/site > valtio',
  '@tern/site > ky',
  '@tern/site > altcha-lib',
  '@tern/site > altcha-lib/algorithms/web/pbkdf2',
];
