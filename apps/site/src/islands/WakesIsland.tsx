import type { ReactNode } from 'react';
import type { IslandName } from './islands.ts';

/** A part of a static page whose first touch makes an island elsewhere come alive: a list, and the chart beside it. */
export function WakesIsland({ island, children }: { island: IslandName; children: ReactNode }) {
  return (
    <div data-island="wake" data-props={JSON.stringify(island)}>
      {children}
    </div>
  );
}
