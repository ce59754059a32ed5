import * as v from 'valibot';

/** The faults of a front matter, a sentence for each entry. */
export function headProblems(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => {
    const key = v.getDotPath(issue);
    if (issue.type !== 'strict_object' || !key) return issue.message;
    return issue.received === 'undefined' ? `${key} is missing` : `${key} is no entry of the front matter`;
  });
}
