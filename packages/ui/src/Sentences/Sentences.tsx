import { Fragment } from 'react';
import * as css from './Sentences.css.ts';
import { splitSentences } from './splitSentences.ts';

export interface SentencesProps {
  text: string;
}

/** Each sentence in its own inline block: on its own line where it fits, still free to wrap inside. */
export function Sentences({ text }: SentencesProps) {
  const sentences = splitSentences(text);
  if (sentences.length < 2) return <>{text}</>;
  return (
    <>
      {sentences.map((sentence, index) => (
        <Fragment key={`${index}:${sentence}`}>
          {index > 0 ? ' ' : null}
          <span className={css.sentence}>{sentence}</span>
        </Fragment>
      ))}
    </>
  );
}
