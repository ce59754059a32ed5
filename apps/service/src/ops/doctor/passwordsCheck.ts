import { searchRange } from '../../modules/account/isLeakedPassword.ts';
import { type Check, ok, unread, warning } from './Check.ts';

/** In every list of leaked passwords. */
const known = 'password';
/** ms; a person waits for a second. */
const wait = 5_000;

/** The list of leaked passwords, where one is asked: whether it responds and knows a password that everybody knows. */
export const passwordsCheck: Check = {
  name: 'passwords',
  async examine({ passwordRange }) {
    if (!passwordRange) return unread;
    const { passwordRangeUrl } = passwordRange;
    if (!passwordRangeUrl)
      return [ok('New passwords are compared with the common ones, and nobody is asked.')];
    const { host } = new URL(passwordRangeUrl);
    const remedy =
      'Look at PASSWORD_RANGE_URL (docs/operations.md). Until then no password is refused by it.';
    const isKnown = await searchRange(passwordRangeUrl, known, wait).catch(() => null);
    if (isKnown === null) return [warning(`${host} gives no list of leaked passwords.`, remedy)];
    return isKnown
      ? [ok(`${host} knows leaked passwords.`)]
      : [warning(`${host} does not know the password “${known}”: its list is empty or another one.`, remedy)];
  },
};
