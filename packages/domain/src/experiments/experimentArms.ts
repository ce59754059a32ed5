/**
 * The user properties that carry the arm of an experiment (spec section 3, analytics event), and the cookies of the same
 * names: at most one experiment runs for each.
 */
export const experimentProperties = ['hab', 'pab'] as const;
export type ExperimentProperty = (typeof experimentProperties)[number];

/** Days that an experiment may run, so that its cookie has an end. */
export const mostExperimentDays = 90;

export interface ExperimentArm {
  readonly name: string;
  /** Its part of the visitors, against those of the other arms. */
  readonly share: number;
}

/** An experiment: `name.arm` is the value of its cookie and of its user property. */
export interface Experiment<Arm extends ExperimentArm = ExperimentArm> {
  readonly name: string;
  readonly property: ExperimentProperty;
  readonly arms: readonly Arm[];
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Whether an experiment runs at `now`, epoch ms; its end does not belong to it. */
export const isRunning = ({ startsAt, endsAt }: Pick<Experiment, 'startsAt' | 'endsAt'>, now: number) =>
  startsAt <= now && now < endsAt;

/** Value of the cookie of a visitor in an arm. */
export const writeArm = (experiment: Pick<Experiment, 'name'>, arm: Pick<ExperimentArm, 'name'>): string =>
  `${experiment.name}.${arm.name}`;

/** The arm that a `Cookie` header names; undefined where it names none of this experiment. */
export function readArm<Arm extends ExperimentArm>(
  { name, property, arms }: Experiment<Arm>,
  cookies: string,
): Arm | undefined {
  const said = new RegExp(`(?:^|; *)${property}=([\\w.-]+)(?:;|$)`).exec(cookies)?.[1];
  return said === undefined ? undefined : arms.find((arm) => said === writeArm({ name }, arm));
}

/** Draws an arm, by shares. `chance`: at least 0 and less than 1. */
export function drawArm<Arm extends ExperimentArm>(arms: readonly Arm[], chance: number): Arm {
  let left = chance * arms.reduce((sum, { share }) => sum + share, 0);
  for (const arm of arms) {
    left -= arm.share;
    if (left < 0) return arm;
  }
  return arms.at(-1) as Arm;
}
