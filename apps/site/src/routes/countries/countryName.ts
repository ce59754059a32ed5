import { countriesMessages } from '@tern/patterns';

type Words = (message: (typeof countriesMessages)[keyof typeof countriesMessages]) => string;

/** The name of a country in the form people use, as in the menus. */
export const countryName = (code: string, words: Words): string =>
  words(countriesMessages[code.toLowerCase() as keyof typeof countriesMessages]);
