import { type Check, ok, problem, warning } from './Check.ts';

/** All settings together, as a start reads them. */
export const settingsCheck: Check = {
  name: 'settings',
  async examine({ problems, production, sandbox }) {
    if (problems.length)
      return problems.map((says) => problem(says, 'docs/operations.md lists the settings.'));
    if (sandbox) return [ok('Complete, in test mode: stand-ins take payments and mails.')];
    if (!production) {
      return [
        warning('Complete, but NODE_ENV is not production.', 'Set NODE_ENV=production where visitors come.'),
      ];
    }
    return [ok('Complete.')];
  },
};
