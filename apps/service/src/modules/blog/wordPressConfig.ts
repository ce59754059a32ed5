import { defaultLanguage, isLanguage, languages } from '@tern/domain';
import * as v from 'valibot';
import { choiceSetting, type Stage, secureAddressSetting, withoutSlash } from '../../settings.ts';

export const wordPressConfig = (stage: Stage) =>
  v.pipe(
    v.object({
      WORDPRESS_URL: secureAddressSetting('WORDPRESS_URL', stage),
      WORDPRESS_LANGUAGE: choiceSetting('WORDPRESS_LANGUAGE', languages),
    }),
    v.transform(({ WORDPRESS_URL, WORDPRESS_LANGUAGE }) => {
      const language = WORDPRESS_LANGUAGE?.toLowerCase();
      return {
        /** The WordPress whose posts are articles, without a trailing slash; undefined: there is none. */
        wordPressUrl: withoutSlash(WORDPRESS_URL),
        /** The language its posts are written in. */
        wordPressLanguage: isLanguage(language) ? language : defaultLanguage,
      };
    }),
  );
