export { type ChangelogEntry, type ChangelogText, readChangelog } from './readChangelog.ts';
export { type IssueFile, isIssueId, readIssue } from './readIssue.ts';
