import { type Check, ok, problem, warning } from './Check.ts';

/** All settings together, as a start reads them. */
export const settingsCheck: Check = {
  name: 'settings',
  async examine({ problems, unknown, production, sandbox }) {
    const misspelt = unknown.map((says) => warning(says, 'Correct its name, or take it out.'));
    if (problems.length)
      return [
        ...problems.map((says) => problem(says, 'docs/operations.md lists the settings.')),
        ...misspelt,
      ];
    if (sandbox) return [...misspelt, ok('Complete, in test mode: stand-ins take payments and mails.')];
    if (!production) {
      return [
        ...misspelt,
        warning('Complete, but NODE_ENV is not production.', 'Set NODE_ENV=production where visitors come.'),
      ];
    }
    return [...misspelt, ok('Complete.')];
  },
};
