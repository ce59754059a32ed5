import js2xliff from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import type { MessageUnit } from './messageUnits.ts';

/** A translation as it came back. */
export interface GivenUnit {
  readonly id: string;
  /** The English it was made from. */
  readonly english: string;
  /** Empty: the translator left it out. */
  readonly translation: string;
}

export interface GivenFile {
  readonly language: string;
  readonly units: readonly GivenUnit[];
}

/** XLIFF 2.0: a `file` for each namespace, a `unit` for each message. */
export function writeXliff(language: string, units: readonly MessageUnit[]): Promise<string> {
  const resources: XliffFile['resources'] = {};
  for (const { id, english, translation, notes } of units) {
    const namespace = id.slice(0, id.indexOf('.'));
    resources[namespace] ??= {};
    resources[namespace][id] = {
      source: english,
      ...(translation !== null && { target: translation }),
      note: [...notes],
    };
  }
  return js2xliff({ resources, sourceLanguage: 'en', targetLanguage: language });
}

export const writeJson = (language: string, units: readonly MessageUnit[]): string =>
  `${JSON.stringify({ language, messages: units }, null, 2)}\n`;

const textOf = (value: unknown) => {
  if (value === undefined || value === null) return '';
  // Elements inside a text: a tool took a placeholder for markup.
  return typeof value === 'string' ? value : null;
};

/** Reads what `writeXliff` or `writeJson` wrote. Throws an error that says what is wrong with the file. */
export async function readExchange(text: string): Promise<GivenFile> {
  return text.trimStart().startsWith('<') ? readXliff(text) : readJson(text);
}

async function readXliff(text: string): Promise<GivenFile> {
  const { resources = {}, targetLanguage } = await xliff2js(text).catch((error: Error) => {
    throw new Error(`This is no XLIFF 2 file: ${error.message}`);
  });
  if (!targetLanguage) throw new Error('The file names no target language (trgLang).');
  const units = Object.values(resources).flatMap((file) =>
    Object.entries(file).map(([id, { source, target }]) => {
      const translation = textOf(target);
      if (translation === null)
        throw new Error(`${id}: the translation has elements. It has to be plain text.`);
      return { id, english: textOf(source) ?? '', translation };
    }),
  );
  return { language: targetLanguage, units };
}

function readJson(text: string): GivenFile {
  let file: Partial<{ language: unknown; messages: unknown }>;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is neither XLIFF nor JSON: ${(error as Error).message}`);
  }
  if (typeof file.language !== 'string' || !Array.isArray(file.messages))
    throw new Error('The file needs `language` and `messages`, as the export writes them.');
  const units = (file.messages as Partial<GivenUnit>[]).map(({ id, english, translation }, index) => {
    if (typeof id !== 'string') throw new Error(`Message ${index + 1} has no id.`);
    const given = textOf(translation);
    if (given === null) throw new Error(`${id}: the translation has to be a text.`);
    return { id, english: textOf(english) ?? '', translation: given };
  });
  return { language: file.language, units };
}
