import { useContext } from 'react';
import { directionOfStory } from '../intl.ts';
import { type Mode, type ModeName, modes, type PageVariant, variants } from '../modes.ts';
import * as css from './Gallery.css.ts';
import { H2 } from './H2.tsx';
import { useIndex } from './useIndex.ts';
import { WorkbenchGlobals } from './WorkbenchGlobals.ts';

/** The baselines of the visual tests: what a page looks like, without running it. */
const pictures = import.meta.glob<string>('../baselines/*/pages-*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface Shot {
  variant: PageVariant;
  src: string;
}

/** The baseline of a story in one variant that is nearest to the toolbar: its language, its direction, its theme. */
function pictureOf(id: string, variant: PageVariant, globals: Record<string, unknown>): Shot | undefined {
  const nearness = ({ globals: { language, theme } }: Mode) =>
    (language === globals.language ? 4 : 0) +
    (directionOfStory(language) === directionOfStory(globals.language) ? 2 : 0) +
    (theme === globals.theme ? 1 : 0);
  const [best] = (Object.keys(modes) as ModeName[])
    .map((name) => ({ mode: modes[name], src: pictures[`../baselines/${name}/${id}.webp`] }))
    .filter(({ mode, src }) => src && mode.globals.variant === variant)
    .sort((one, other) => nearness(other.mode) - nearness(one.mode));
  return best?.src ? { variant, src: best.src } : undefined;
}

/** Every story of `Pages/…` in the variants it has pictures of, in the toolbar's language and theme where there is one. */
export function Gallery() {
  const globals = useContext(WorkbenchGlobals);
  const stories = useIndex().filter(({ type, title }) => type === 'story' && title.startsWith('Pages/'));
  const titles = [...new Set(stories.map(({ title }) => title))];
  const shotsOf = (id: string) =>
    (Object.keys(variants) as PageVariant[]).flatMap((variant) => pictureOf(id, variant, globals) ?? []);
  return titles.map((title) => (
    <section key={title}>
      <H2>{title.slice('Pages/'.length)}</H2>
      <ul className={css.shots}>
        {stories
          .filter((story) => story.title === title)
          .map(({ id, name }) => {
            const shots = shotsOf(id);
            return (
              <li key={id} className={css.shot}>
                <a className={css.shotLink} href={`?path=/story/${id}`} target="_top">
                  <span className={css.shotFrames}>
                    {shots.map(({ variant, src }) => (
                      <span key={variant} className={css.shotFrame[variant]}>
                        <img className={css.shotPicture} src={src} alt="" loading="lazy" decoding="async" />
                      </span>
                    ))}
                  </span>
                  {name}
                </a>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}
