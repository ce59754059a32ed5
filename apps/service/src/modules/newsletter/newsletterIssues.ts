import { newsletterIssues as operation } from '@tern/contract';
import { defineHandler } from '../../handler.ts';
import { issueHead } from './issueHead.ts';
import { listSentIssues } from './issues.repo.ts';

export const newsletterIssues = defineHandler(operation, async ({ context, input }) => {
  const issues = await listSentIssues(context.db);
  return { issues: issues.flatMap((issue) => issueHead(issue, input.language ?? 'en') ?? []) };
});
