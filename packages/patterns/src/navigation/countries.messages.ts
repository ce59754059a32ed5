import { defineMessages } from '@tern/i18n';

/** The server countries that have a page (spec section 2), in the short form people use. */
export const countriesMessages = defineMessages('countries', {
  us: ['USA', 'Country, short form'],
  ca: ['Canada', 'Country'],
  br: ['Brazil', 'Country'],
  gb: ['United Kingdom', 'Country'],
  fr: ['France', 'Country'],
  de: ['Germany', 'Country'],
  it: ['Italy', 'Country'],
  in: ['India', 'Country'],
  sg: ['Singapore', 'Country'],
  id: ['Indonesia', 'Country'],
  hk: ['Hong Kong', 'Place with servers'],
  kr: ['Korea', 'Country, short form of South Korea'],
  jp: ['Japan', 'Country'],
  au: ['Australia', 'Country'],
});
