import { chanceRules } from './rules/chanceRules.ts';
import { copyRules } from './rules/copyRules.ts';
import { decisionRules } from './rules/decisionRules.ts';
import { eventRules } from './rules/eventRules.ts';
import { factRules } from './rules/factRules.ts';
import { fieldRules } from './rules/fieldRules.ts';
import { floorRules } from './rules/floorRules.ts';
import { glossaryRules } from './rules/glossaryRules.ts';
import type { HouseRule } from './rules/houseRule.ts';
import { leaveRules } from './rules/leaveRules.ts';
import { nameRules } from './rules/nameRules.ts';
import { roomRules } from './rules/roomRules.ts';
import { saleRules } from './rules/saleRules.ts';
import { sizeRules } from './rules/sizeRules.ts';
import { storyRules } from './rules/storyRules.ts';
import { styleRules } from './rules/styleRules.ts';
import { textRules } from './rules/textRules.ts';
import { translatorRules } from './rules/translatorRules.ts';
import { wallRules } from './rules/wallRules.ts';

/** The conventions of the repository (docs/architecture.md). */
export const houseRules: HouseRule[] = [
  ...roomRules,
  ...wallRules,
  ...floorRules,
  ...styleRules,
  ...glossaryRules,
  ...nameRules,
  ...saleRules,
  ...sizeRules,
  ...storyRules,
  ...textRules,
  ...factRules,
  ...copyRules,
  ...eventRules,
  ...leaveRules,
  ...translatorRules,
  ...fieldRules,
  ...decisionRules,
  ...chanceRules,
];

/** Packages with an install script that `allowBuilds` does not name. */
export function unnamedBuilds(withScript: readonly string[], workspaceFile: string): string[] {
  const block = /^allowBuilds:\n((?:[ \t]+.*\n?)*)/m.exec(workspaceFile)?.[1] ?? '';
  const named = new Set(
    [...block.matchAll(/^\s+['"]?([^'":\s]+)['"]?:\s*(?:true|false)/gm)].map((match) => match[1]),
  );
  return withScript.filter((name) => !named.has(name));
}
