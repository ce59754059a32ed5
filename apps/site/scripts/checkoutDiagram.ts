import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EventType } from '../src/purchase/checkout/checkoutEvents.ts';
import { branchesOf, checkoutTable, type Region } from '../src/purchase/checkout/checkoutMachine.ts';

/** The page that holds the pictures of the checkout. */
export const checkoutPage = resolve(import.meta.dirname, '../../../docs/checkout.md');

interface Arrow {
  from: string;
  to: string;
  label: string;
}

function arrowsOf(region: Region): Arrow[] {
  return Object.keys(checkoutTable[region].rows).flatMap((from) =>
    checkoutTable[region].hears.flatMap((type: EventType) =>
      (branchesOf(region, from, type) ?? [])
        .filter(({ to }) => to !== from)
        .map(({ to, when }) => ({ from, to, label: when ? `${type} [${when.name}]` : type })),
    ),
  );
}

/** Arrows that all states of a group share become one of the group; the rest stay as they are. */
function grouped(arrows: readonly Arrow[], members: readonly string[], group: string): Arrow[] {
  const shared = (arrow: Arrow) =>
    members.length > 1 &&
    members.every((from) =>
      arrows.some((other) => other.from === from && other.to === arrow.to && other.label === arrow.label),
    );
  return arrows
    .filter((arrow) => !shared(arrow) || arrow.from === members[0])
    .map((arrow) => (shared(arrow) ? { ...arrow, from: group } : arrow));
}

/** The states of a region and the ways between them, as a Mermaid diagram. Events that stay are left out. */
export function checkoutDiagram(region: Region): string {
  const states = Object.keys(checkoutTable[region].rows);
  const paypal = states.filter((state) => state.startsWith('paypal'));
  const arrows = grouped(arrowsOf(region), paypal, 'paypal');
  const labels = new Map<string, string[]>();
  for (const { from, to, label } of arrows) {
    const key = `${from} --> ${to}`;
    labels.set(key, [...(labels.get(key) ?? []), label]);
  }
  const lines = [...labels].map(([key, names]) => ({ key, line: `${key}: ${names.join(' / ')}` }));
  const inside = ({ key }: { key: string }) => key.split(' --> ').every((state) => paypal.includes(state));
  return [
    'stateDiagram-v2',
    `  [*] --> ${region === 'fields' ? 'idle' : states[0]}`,
    ...lines.filter((line) => !inside(line)).map(({ line }) => `  ${line}`),
    ...(paypal.length > 0
      ? ['  state paypal {', ...lines.filter(inside).map(({ line }) => `    ${line}`), '  }']
      : []),
  ].join('\n');
}

/** The page with its pictures drawn anew, each between the lines that name its region. */
export function withDiagrams(page: string): string {
  return page.replace(
    /(<!-- checkout: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_all, start: string, region: Region, end: string) =>
      `${start}\n\`\`\`mermaid\n${checkoutDiagram(region)}\n\`\`\`\n\n${end}`,
  );
}

if (import.meta.main) writeFileSync(checkoutPage, withDiagrams(readFileSync(checkoutPage, 'utf8')));
