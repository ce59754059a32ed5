import { navigationMessages } from '@tern/patterns';
import type { IntlShape } from 'react-intl';
import type { AmpWords } from './ampDocument.ts';

/** The few words around an article outside the site, in its language. */
export const syndicationWords = (intl: IntlShape): AmpWords => ({
  blog: intl.formatMessage(navigationMessages.blog),
  leakTest: intl.formatMessage(navigationMessages.leakTest),
});
