import topics from './assets/topics.svg?url&no-inline';
import * as drawing from './drawings.css.ts';

export type TopicPictureName =
  | 'tunnel'
  | 'answers'
  | 'services'
  | 'letter'
  | 'meeting'
  | 'mark'
  | 'log'
  | 'share'
  | 'book'
  | 'gift'
  | 'month'
  | 'clock'
  | 'question'
  | 'notes'
  | 'television'
  | 'console'
  | 'seasons'
  | 'tag'
  | 'coupon'
  | 'handheld'
  | 'settop';

export interface TopicPictureProps {
  name: TopicPictureName;
}

/** The topic of a page in a few lines of the chart, 340 by 220. Decoration; never mirrors. */
export function TopicPicture({ name }: TopicPictureProps) {
  return (
    <svg className={drawing.topicPicture} viewBox="0 0 340 220" aria-hidden="true" direction="ltr">
      <use href={`${topics}#${name}`} />
    </svg>
  );
}
