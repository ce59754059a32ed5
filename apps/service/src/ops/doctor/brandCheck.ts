import { openOperatorFacts } from '@tern/domain';
import { type Check, ok, warning } from './Check.ts';

/** The facts of the company in the brand file: pages, mails and invoices leave out those that are not there. */
export const brandCheck: Check = {
  name: 'brand',
  async examine() {
    const open = openOperatorFacts();
    return open.length > 0
      ? open.map(({ field, todo }) => warning(`${field} is still to be filled in in the brand file.`, todo))
      : [ok('Every fact of the company is filled in.')];
  },
};
