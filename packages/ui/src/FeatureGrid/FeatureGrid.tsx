import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './FeatureGrid.css.ts';

export interface Feature {
  title: string;
  text: string;
}

export interface FeatureGridProps {
  items: readonly Feature[];
  columns?: 2 | 3;
  /** Level of the headings of the items. */
  headingLevel?: 2 | 3 | 4;
}

/** Points of equal weight, parted by hairlines. Words only: no icon in a circle. */
export function FeatureGrid({ items, columns = 3, headingLevel = 3 }: FeatureGridProps) {
  return (
    <ul className={css.grid[columns]}>
      {items.map((item) => (
        <li key={item.title} className={css.item}>
          <Heading level={headingLevel} size="h3">
            {item.title}
          </Heading>
          <Text tone="muted">{item.text}</Text>
        </li>
      ))}
    </ul>
  );
}
