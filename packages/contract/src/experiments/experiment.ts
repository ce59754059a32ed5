import {
  allRoutes,
  dayMs,
  experimentProperties,
  isLanguage,
  type Language,
  mostExperimentDays,
  type RouteId,
} from '@tern/domain';
import * as v from 'valibot';

/** In values of cookies and keys of caches: few letters, no case. */
const name = v.pipe(v.string('required'), v.regex(/^[a-z][a-z\d-]{0,19}$/, 'invalid'));

/**
 * Pages that always come as a document. One that the router shows can come without a request to the edge, in words that
 * are not those of its arm.
 */
const isStaticPage = (id: string): id is RouteId =>
  allRoutes().some((route) => route.id === id && route.boot === 'static' && route.cacheable);

const time = v.pipe(
  v.string('required'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'invalid'),
);

/** Texts of messages by language and id, as `pnpm ops texts set` takes them. */
const texts = v.record(v.custom<Language>(isLanguage, 'choice'), v.record(v.string(), v.string()));

const arm = v.strictObject({
  name,
  /** Its part of the visitors, against those of the other arms. */
  share: v.pipe(
    v.number('required'),
    v.integer('invalid'),
    v.minValue(1, 'invalid'),
    v.maxValue(100, 'invalid'),
  ),
  /** In place of the page's own; an arm without any is the page as it is. */
  texts: v.optional(texts),
});

const areDifferent = (values: readonly string[]) => new Set(values).size === values.length;

/** One experiment of the app config (`experiments` in `ac.json`; docs/experiments.md). */
export const experimentFile = v.pipe(
  v.strictObject({
    name,
    /** The user property that carries the arm. */
    property: v.picklist(experimentProperties, 'choice'),
    pages: v.pipe(
      v.array(v.custom<RouteId>((id) => typeof id === 'string' && isStaticPage(id), 'no static page')),
      v.minLength(1, 'required'),
      v.maxLength(10, 'length'),
      v.check((ids: RouteId[]) => areDifferent(ids), 'twice'),
    ),
    starts_at: time,
    ends_at: time,
    arms: v.pipe(
      v.array(arm),
      v.minLength(2, 'length'),
      v.maxLength(4, 'length'),
      v.check((arms) => areDifferent(arms.map((each) => each.name)), 'twice'),
      v.check((arms) => arms.some((each) => each.texts), 'nothing differs'),
    ),
  }),
  v.check(({ starts_at, ends_at }) => {
    const lasts = Date.parse(ends_at) - Date.parse(starts_at);
    return lasts > 0 && lasts <= mostExperimentDays * dayMs;
  }, 'a window of at most 90 days'),
);

export type ExperimentFile = v.InferOutput<typeof experimentFile>;
