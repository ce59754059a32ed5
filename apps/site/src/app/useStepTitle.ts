import { brand } from '@tern/domain';
import { useEffect, useRef } from 'react';

/**
 * Names the document after the step that it shows, by the heading of that step, so that each has a title of its own.
 * `null` stands for the page as it is opened, whose title it came with.
 */
export function useStepTitle(step: string | null): void {
  const own = useRef<string | null>(null);
  useEffect(() => {
    own.current ??= document.title;
    const main = document.querySelector('main');
    const heading = main?.querySelector('[data-arrival] :is(h1, h2)') ?? main?.querySelector('h1');
    const separator = own.current.includes('｜') ? '｜' : ' | ';
    document.title = step && heading ? `${heading.textContent}${separator}${brand.name}` : own.current;
  }, [step]);
  useEffect(
    () => () => {
      document.title = own.current ?? document.title;
    },
    [],
  );
}
