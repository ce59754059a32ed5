import { H2 } from './H2.tsx';
import * as css from './handbook.css.ts';
import { useIndex } from './useIndex.ts';

const forms = [
  ['desktop', 1440, 900],
  ['mobile', 390, 844],
] as const;

/** Every story of `Pages/…` as a thumbnail in both forms; pictures load when they come into view. */
export function Gallery() {
  const stories = useIndex().filter(({ type, title }) => type === 'story' && title.startsWith('Pages/'));
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.map((title) => (
    <section key={title}>
      <H2>{title.slice('Pages/'.length)}</H2>
      <ul className={css.shots}>
        {stories
          .filter((story) => story.title === title)
          .map(({ id, name }) => (
            <li key={id} className={css.shot}>
              <a className={css.shotLink} href={`?path=/story/${id}`} target="_top">
                <span className={css.shotFrames}>
                  {forms.map(([form, width, height]) => (
                    <span key={form} className={css.shotFrame[form]}>
                      <iframe
                        className={css.shotPage[form]}
                        title={`${name}, ${form}`}
                        src={`iframe.html?id=${id}&viewMode=story&globals=form:${form};motion:reduced`}
                        width={width}
                        height={height}
                        loading="lazy"
                        tabIndex={-1}
                        inert
                      />
                    </span>
                  ))}
                </span>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ));
}
