import { newsletterIssue as operation } from '@tern/contract';
import { letterIn } from '@tern/domain';
import { defineHandler, fail } from '../../handler.ts';
import { issueHead } from './issueHead.ts';
import { findIssue } from './issues.repo.ts';

export const newsletterIssue = defineHandler(operation, async ({ context, input }) => {
  const { id, language = 'en' } = input;
  const issue = await findIssue(context.db, id);
  const head = issue && issueHead(issue, language);
  return head
    ? { ...head, blocks: letterIn(issue.content, language).letter.blocks }
    : fail(operation, 'not_found');
});
