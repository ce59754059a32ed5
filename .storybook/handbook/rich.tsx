import * as css from './handbook.css.ts';

/** Text of a prop or a comment, with `code` in backticks. */
export function rich(text: string) {
  return text.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index} className={css.code}>
        {piece}
      </code>
    ) : (
      piece
    ),
  );
}
