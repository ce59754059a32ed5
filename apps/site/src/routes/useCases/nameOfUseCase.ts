import type { UseCase } from '@tern/domain';
import type { TernMessage } from '@tern/i18n';
import { contentPageMessages as m } from '../../content/contentPage.messages.ts';
import type { Words } from '../../content/useWords.ts';

/** A product's own name, or the word for a sport. */
export function nameOfUseCase({ slug, name }: UseCase, words: Words): string {
  return name ?? words((m as Readonly<Record<string, TernMessage>>)[slug] as TernMessage);
}
