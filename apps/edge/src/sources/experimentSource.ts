import { publicExperiments } from '@tern/contract';
import {
  drawArm,
  type Experiment,
  type ExperimentArm,
  isRunning,
  type Language,
  readArm,
  writeArm,
} from '@tern/domain';
import type { Catalogue } from '@tern/i18n';
import { callService } from '../http/callService.ts';

interface Arm extends ExperimentArm {
  /** By language; null: the page as it is. */
  readonly texts: Readonly<Partial<Record<Language, Catalogue>>> | null;
}

interface PageExperiment extends Experiment<Arm> {
  readonly pages: readonly string[];
}

/** The arm a visitor gets a page in. */
export interface VisitArm {
  /** Cookie and user property, and their value. */
  readonly property: string;
  readonly value: string;
  /** Epoch ms. */
  readonly endsAt: number;
  /** Drawn just now: the visitor has no cookie of it yet. */
  readonly isNew: boolean;
  /** Part of the page's key; undefined where the arm is the page as it is. */
  readonly key: string | undefined;
}

export interface ExperimentSource {
  /** Asks the service at most once in 30 s; while it is away its last answer holds. Never rejects. */
  check(): Promise<void>;
  /** Whether an experiment runs on a page, by route id. */
  runsOn(route: string): boolean;
  /**
   * The arm of a visitor on a page: that of the `Cookie` header, else a drawn one. Null where none runs, also in a
   * language that an arm has no texts in. Only for visitors who may be measured.
   */
  armOf(page: { route: string; language: Language; cookies: string }): VisitArm | null;
  /** The texts of a page in an arm: the same object until they change. */
  textsOf(key: string, language: Language, base: Catalogue | undefined): Catalogue | undefined;
}

export const noExperiments: ExperimentSource = {
  check: async () => {},
  runsOn: () => false,
  armOf: () => null,
  textsOf: (_key, _language, base) => base,
};

/** ms between two requests. */
const holds = 30_000;

/**
 * The experiments of the service (docs/experiments.md). A page waits for none: what is known decides, and `check` runs
 * beside requests. `random`: at least 0 and less than 1.
 */
export function createExperimentSource(options: {
  /** Scheme and host of the service. */
  origin: () => string;
  now: () => number;
  random: () => number;
}): ExperimentSource {
  const { origin, now, random } = options;
  let known: readonly PageExperiment[] = [];
  let requestedAt = Number.NEGATIVE_INFINITY;
  const merged = new Map<string, { base: Catalogue | undefined; own: Catalogue; both: Catalogue }>();

  async function refresh(): Promise<void> {
    const { experiments } = await callService(origin(), publicExperiments, {});
    known = experiments.map(({ starts_at, ends_at, arms, ...experiment }) => ({
      ...experiment,
      startsAt: Date.parse(starts_at),
      endsAt: Date.parse(ends_at),
      arms: arms.map((arm) => ({ ...arm, texts: arm.texts as Arm['texts'] })),
    }));
    merged.clear();
  }

  const running = (route: string) =>
    known.find((each) => each.pages.includes(route) && isRunning(each, now()));

  return {
    async check() {
      if (now() - requestedAt < holds) return;
      requestedAt = now();
      await refresh().catch(() => {});
    },
    runsOn: (route) => known.length > 0 && running(route) !== undefined,
    armOf({ route, language, cookies }) {
      const experiment = running(route);
      if (!experiment?.arms.every(({ texts }) => texts === null || texts[language])) return null;
      const before = readArm(experiment, cookies);
      const arm = before ?? drawArm(experiment.arms, random());
      const value = writeArm(experiment, arm);
      const { property, endsAt } = experiment;
      return { property, value, endsAt, isNew: !before, key: arm.texts ? value : undefined };
    },
    textsOf(key, language, base) {
      const own = known
        .flatMap((each) => each.arms.filter((arm) => writeArm(each, arm) === key))
        .find(({ texts }) => texts)?.texts?.[language];
      if (!own) return base;
      const name = `${key} ${language}`;
      const before = merged.get(name);
      if (before && before.base === base && before.own === own) return before.both;
      const both = { ...base, ...own };
      merged.set(name, { base, own, both });
      return both;
    },
  };
}
