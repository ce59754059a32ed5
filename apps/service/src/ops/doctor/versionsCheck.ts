import { nodeProblem, supportedVersions } from '../../supported/supportedVersions.ts';
import { type Check, ok, problem, warning } from './Check.ts';

const { node, postgres, system } = supportedVersions;

/** The Node and the system that this runs on: whether Tern was tried there. That of PostgreSQL is with the database. */
export const versionsCheck: Check = {
  name: 'versions',
  async examine({ database }) {
    const found = process.versions.node;
    const wrong = nodeProblem(found, database?.allowUnproven ?? false);
    const range = `Tern is tried with Node ${node.oldest} to ${node.newest} and PostgreSQL ${postgres.oldest} to ${postgres.newest}.`;
    return [
      wrong ? problem(wrong, range) : ok(`Node ${found}. ${range}`),
      process.platform === 'linux' && process.arch === 'x64'
        ? ok(`${process.platform} on ${process.arch}.`)
        : warning(
            `${process.platform} on ${process.arch}: Tern is tried on ${system} only.`,
            'Try it there before visitors come.',
          ),
    ];
  },
};
