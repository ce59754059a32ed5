/** A source with its comments, in their order. */
export interface Commented {
  text: string;
  comments: readonly { value: string; start: number; end: number }[];
}

/** What the comment right before a node says; empty when there is none. */
export function commentBefore({ text, comments }: Commented, { start }: { start: number }): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || text.slice(comment.end, start).trim() !== '') return '';
  return comment.value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join('\n')
    .trim();
}
