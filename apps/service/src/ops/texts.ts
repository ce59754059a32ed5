import { defaultLanguage, isLanguage, type Language, languages, textPrefixes } from '@tern/domain';
import { readCatalogue } from '@tern/i18n/node';
import { textFaults } from '@tern/i18n/textFaults';
import { timeFromNow } from '../context.ts';
import { dropText, findText, listTexts, putText, type TextKey } from '../modules/texts/texts.repo.ts';
import { dryRun, minute, need, type Ops, OpsError } from './opsTools.ts';

export interface TextValues {
  language?: string | undefined;
  prefix?: string | undefined;
  yes: boolean;
}

/** Messages that `find` lists at most. */
const mostFound = 40;

/** `texts [list|find WORDS|show ID|set ID TEXT|unset ID]`: the operator's texts in place of messages. */
export async function texts(
  ops: Ops,
  [verb = 'list', subject, ...rest]: readonly string[],
  values: TextValues,
): Promise<void> {
  switch (verb) {
    case 'list':
      return list(ops, values);
    case 'find':
      return find(ops, need(subject, 'Which words? pnpm ops texts find WORDS'), values);
    case 'show':
      return show(ops, need(subject, 'Which message? pnpm ops texts show ID'));
    case 'set':
      return set(ops, keyOf(need(subject, 'Which message? pnpm ops texts set ID TEXT'), values), {
        text: need(rest.join(' '), 'Which text? pnpm ops texts set ID TEXT'),
        yes: values.yes,
      });
    case 'unset':
      return unset(ops, keyOf(need(subject, 'Which message? pnpm ops texts unset ID'), values), values.yes);
    default:
      throw new OpsError('texts list, find, show, set or unset.');
  }
}

function languageOf({ language = defaultLanguage }: TextValues): Language {
  if (isLanguage(language)) return language;
  throw new OpsError(`--language is one of ${languages.join(', ')}.`);
}

function keyOf(messageId: string, values: TextValues): TextKey {
  const prefix = textPrefixes.find((each) => each === (values.prefix ?? textPrefixes[0]));
  if (!prefix) throw new OpsError(`--prefix is one of ${textPrefixes.join(', ')}.`);
  return { messageId, prefix, language: languageOf(values) };
}

/** The text that a visitor reads without the operator's. */
const ownText = (language: Language, id: string): string | undefined =>
  readCatalogue(language)[id] || readCatalogue(defaultLanguage)[id];

const faultsOf = (language: Language, id: string, text: string) =>
  textFaults({ id, text, language, english: readCatalogue(defaultLanguage)[id] });

async function list({ context, say }: Ops, { language, prefix }: TextValues): Promise<void> {
  const rows = (await listTexts(context.db)).filter(
    (row) => (!language || row.language === language) && (!prefix || row.prefix === prefix),
  );
  for (const row of rows) {
    say(`${row.language}  ${row.messageId}  ${row.prefix}, ${minute(row.updatedAt)}`);
    say(`    ${row.text}`);
    for (const fault of faultsOf(row.language, row.messageId, row.text))
      say(`    Not shown: it no longer fits its message. ${fault}`);
  }
  say(`${rows.length} ${rows.length === 1 ? 'text' : 'texts'} of your own`);
}

function find({ say }: Ops, words: string, values: TextValues): void {
  const language = languageOf(values);
  const wanted = words.toLocaleLowerCase(language);
  const found = Object.keys(readCatalogue(defaultLanguage)).filter((id) =>
    ownText(language, id)?.toLocaleLowerCase(language).includes(wanted),
  );
  for (const id of found.slice(0, mostFound)) {
    say(id);
    say(`    ${ownText(language, id)}`);
  }
  if (found.length > mostFound) say(`… and ${found.length - mostFound} more: give more words.`);
  if (!found.length) say('No message has these words. Try fewer, or another --language.');
}

async function show({ context, say }: Ops, id: string): Promise<void> {
  if (readCatalogue(defaultLanguage)[id] === undefined) throw new OpsError(`There is no message ${id}.`);
  const rows = (await listTexts(context.db)).filter(({ messageId }) => messageId === id);
  for (const language of languages) {
    say(`${language}  ${ownText(language, id)}`);
    for (const { prefix, text } of rows.filter((row) => row.language === language))
      say(`    ${prefix}: ${text}`);
  }
}

async function set(
  { context, say }: Ops,
  key: TextKey,
  { text, yes }: { text: string; yes: boolean },
): Promise<void> {
  const { messageId, language } = key;
  if (messageId.startsWith('mail.')) throw new OpsError('Mails keep their words: texts are for pages.');
  const faults = faultsOf(language, messageId, text);
  if (faults.length) throw new OpsError(faults.join(' '));
  const before = (await findText(context.db, key))?.text ?? ownText(language, messageId);
  say(`${messageId} in ${language}, ${key.prefix}`);
  say(`  from  ${before}`);
  say(`  to    ${text}`);
  if (language === defaultLanguage)
    say('  The translations of this message stay as they are: set them as well where they no longer agree.');
  if (!yes) return say(dryRun);
  await putText(context.db, { ...key, text, updatedAt: timeFromNow(context) });
  say('Done. Pages show it within a minute.');
}

async function unset({ context, say }: Ops, key: TextKey, yes: boolean): Promise<void> {
  const found = await findText(context.db, key);
  if (!found) throw new OpsError(`${key.messageId} has no text of yours in ${key.language}, ${key.prefix}.`);
  say(`${key.messageId} in ${key.language}, ${key.prefix}`);
  say(`  from  ${found.text}`);
  say(`  to    ${ownText(key.language, key.messageId) ?? 'nothing: the message is gone'}`);
  if (!yes) return say(dryRun);
  await dropText(context.db, key);
  say('Done. Pages show it within a minute.');
}
