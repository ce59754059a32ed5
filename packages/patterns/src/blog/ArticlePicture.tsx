import { TopicPicture } from '@tern/ui';
import * as css from './ArticlePicture.css.ts';
import type { ArticleView } from './ArticleView.ts';

export interface ArticlePictureProps {
  picture: ArticleView['picture'];
  /** In a list the title says it all, and the picture is decoration. */
  decorative?: boolean;
  /** Among the first things on the page: fetched at once. */
  first?: boolean;
}

/** The cover of an article, 16 to 10; a drawing of ours where it has none. */
export function ArticlePicture({ picture, decorative = false, first = false }: ArticlePictureProps) {
  return (
    <span className={css.frame}>
      {picture ? (
        <img
          className={css.picture}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={decorative ? '' : picture.alt}
          decoding="async"
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      ) : (
        <span className={css.drawing}>
          <TopicPicture name="notes" />
        </span>
      )}
    </span>
  );
}
