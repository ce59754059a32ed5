import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab; without it the component keeps its own, beginning with the first. */
  value?: string;
  onChange?: (id: string) => void;
}

/** Panels of which one is open. Arrow keys follow the reading direction. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useEffect(() => {
    if (root.current && getComputedStyle(root.current).direction === 'rtl') setDirection('rtl');
  }, []);
  return (
    <RadixTabs.Root
      asChild
      dir={direction}
      defaultValue={tabs[0]?.id}
      {...(value === undefined ? {} : { value })}
      onValueChange={onChange}
    >
      {/* Radix writes its direction into the page; the page's own has to stand, in server HTML too. */}
      <div ref={root} dir={undefined}>
        <RadixTabs.List aria-label={label} className={css.list}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger key={tab.id} value={tab.id} className={css.tab}>
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {tabs.map((tab) => (
          <RadixTabs.Content key={tab.id} value={tab.id} className={css.panel}>
            {tab.panel}
          </RadixTabs.Content>
        ))}
      </div>
    </RadixTabs.Root>
  );
}
