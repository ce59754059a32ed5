import { repositoryMessages } from '@tern/i18n/repository';
import { ternMessages } from '@tern/i18n/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { packagesFromHere } from './packagesFromHere.ts';

/** The tests that the mutation run holds against changed rules and views. */
export default defineConfig({
  plugins: [packagesFromHere(), vanillaExtractPlugin(), ternMessages(repositoryMessages)],
  test: {
    environment: 'node',
    setupFiles: ['packages/testing/mutation/shorterProperties.ts'],
    // The first run measures which test covers what, which makes the slow ones slower.
    testTimeout: 60_000,
    include: [
      'packages/{domain,contract}/{src,tests}/**/*.test.{ts,tsx}',
      'apps/site/src/{boot,islands}/**/*.test.{ts,tsx}',
      'apps/site/src/purchase/*.test.{ts,tsx}',
      'apps/site/tests/endPartner.test.ts',
      'apps/edge/src/{headers,publicData}.test.ts',
    ],
    // Goes through every page in every language: minutes for each change.
    exclude: ['packages/domain/src/redirects/anyRequest.test.ts'],
    server: { deps: { inline: [/^@tern\//, /@formatjs/, 'react-intl'] } },
  },
});
