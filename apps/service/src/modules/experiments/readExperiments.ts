import { type ExperimentFile, experimentFile } from '@tern/contract';
import { defaultLanguage, type Language } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { textFaults } from '@tern/i18n/textFaults';
import * as v from 'valibot';

/** Entries that are read at most; those whose end is past count as well. */
const most = 20;

export interface ReadExperiments {
  experiments: readonly ExperimentFile[];
  /** Why others were refused, one sentence each. */
  refused: readonly string[];
}

/** Faults of the texts of an experiment, a sentence each. */
function faultsOfTexts({ arms }: ExperimentFile): string[] {
  const english = readCatalogue(defaultLanguage);
  return arms.flatMap((arm) =>
    Object.entries(arm.texts ?? {}).flatMap(([language, texts]) =>
      Object.entries(texts).flatMap(([id, text]) =>
        textFaults({ id, text, language: language as Language, english: english[id] }).map(
          (fault) => `${arm.name}, ${language}, ${id}: ${fault}`,
        ),
      ),
    ),
  );
}

const overlap = (one: ExperimentFile, other: ExperimentFile) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);

/** Why an experiment cannot be beside one before it. */
function clash(one: ExperimentFile, before: readonly ExperimentFile[]): string | null {
  for (const other of before) {
    if (other.name === one.name) return 'Its name is there twice.';
    if (!overlap(one, other)) continue;
    if (other.property === one.property) return `${other.name} has ${one.property} at the same time.`;
    if (other.pages.some((page) => one.pages.includes(page))) return `${other.name} changes the same page.`;
  }
  return null;
}

/**
 * `experiments` of the app config. An experiment that is wrong is refused as a whole, and the others stand: half of one
 * would measure something else. Several at a time differ in their property and in their pages.
 */
export function readExperiments(json: unknown): ReadExperiments {
  if (json === undefined || json === null) return { experiments: [], refused: [] };
  if (!Array.isArray(json)) return { experiments: [], refused: ['experiments is no list.'] };
  const experiments: ExperimentFile[] = [];
  const refused: string[] = [];
  for (const [at, given] of json.slice(0, most).entries()) {
    const read = v.safeParse(experimentFile, given);
    if (!read.success) {
      refused.push(
        `${at + 1}: ${read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join(', ')}`,
      );
      continue;
    }
    const faults = [clash(read.output, experiments), ...faultsOfTexts(read.output)].filter(
      (each) => each !== null,
    );
    if (faults.length) refused.push(`${read.output.name}: ${faults.join(' ')}`);
    else experiments.push(read.output);
  }
  if (json.length > most) refused.push(`There are more than ${most}.`);
  return { experiments, refused };
}
