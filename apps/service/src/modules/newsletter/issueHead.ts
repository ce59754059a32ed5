import type { NewsletterHead } from '@tern/contract';
import { type Language, letterIn } from '@tern/domain';
import type { IssueRow } from './issues.repo.ts';

/** The head of an issue in a language; null when nobody was sent it. */
export function issueHead(issue: IssueRow, wanted: Language): NewsletterHead | null {
  if (!issue.firstSentAt) return null;
  const { letter, language } = letterIn(issue.content, wanted);
  const { title, description } = letter;
  return { id: issue.id, title, description, language, sent_at: issue.firstSentAt.toISOString() };
}
