import * as css from './Gallery.css.ts';
import { H2 } from './H2.tsx';
import { useIndex } from './useIndex.ts';

const forms = [
  ['desktop', 1440, 900],
  ['mobile', 390, 844],
] as const;

/** The pictures the tests compare with: what a page looks like, without running it. */
const pictures = import.meta.glob<string>('../baselines/{en-desktop,en-mobile}/pages-*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pictureOf = (id: string, form: string) => pictures[`../baselines/en-${form}/${id}.png`];

/** Every story of `Pages/…` as a thumbnail in both forms; the page itself where there is no picture yet. */
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
                      {pictureOf(id, form) ? (
                        <img className={css.shotPicture} src={pictureOf(id, form)} alt="" loading="lazy" />
                      ) : (
                        <iframe
                          className={css.shotPage}
                          title={`${name}, ${form}`}
                          src={`iframe.html?id=${id}&viewMode=story&globals=form:${form};motion:reduced`}
                          width={width}
                          height={height}
                          loading="lazy"
                          tabIndex={-1}
                          inert
                        />
                      )}
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
