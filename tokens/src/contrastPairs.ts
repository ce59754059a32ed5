import type { ColorRole } from './roles.ts';

const grounds = ['bg', 'bgAlt', 'surface', 'surfaceSunken', 'surfaceHover'] as const;
const pageGrounds = ['bg', 'bgAlt', 'surface'] as const;

const on = (
  roles: readonly ColorRole[],
  backs: readonly ColorRole[],
): (readonly [front: ColorRole, back: ColorRole])[] =>
  roles.flatMap((role) => backs.map((back) => [role, back] as const));

/** Every pair in which one role is text on the other: 4.5 or more. */
export const textPairs = [
  ...on(['text', 'textMuted', 'textFaint'], grounds),
  ...on(['actionText', 'data', 'success', 'danger', 'campaignText'], pageGrounds),
  ...on(['onAction'], ['action', 'actionHover', 'actionActive']),
  ['actionText', 'actionSoft'],
  ['text', 'actionSoft'],
  ['data', 'dataSoft'],
  ['text', 'dataSoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['campaignText', 'campaignSoft'],
  ['onCampaign', 'campaign'],
  ['inverseText', 'inverseBg'],
  ['inverseSuccess', 'inverseBg'],
  ['inverseDanger', 'inverseBg'],
  // Solid badges and the hover of outlined buttons.
  ['bg', 'text'],
  ['bg', 'danger'],
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];

/** Edges of controls and the focus ring: 3 or more on what they stand on. */
export const edgePairs = [
  ...on(['lineStrong', 'focus'], pageGrounds),
  ...on(['data', 'success', 'danger'], ['surfaceSunken']),
] as const satisfies readonly (readonly [ColorRole, ColorRole])[];
