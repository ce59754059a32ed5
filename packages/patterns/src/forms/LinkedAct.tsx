import { Button, type ButtonProps, Heading, Stack } from '@tern/ui';
import type { ReactNode } from 'react';
import { submitRow } from './submitRow.css.ts';

export interface LinkedActProps {
  title: string;
  /** The error notice. */
  problem: ReactNode;
  /** The step that the form posts where no script runs. */
  step: string;
  label: string;
  variant?: ButtonProps['variant'];
  busy: boolean;
  onPress: () => void;
}

/** The page that the link of a mail opens: nothing is done before its one button is pressed. */
export function LinkedAct({ title, problem, step, label, variant, busy, onPress }: LinkedActProps) {
  return (
    <Stack gap={5}>
      <Heading level={3}>{title}</Heading>
      {problem}
      <form
        className={submitRow}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onPress();
        }}
      >
        <input type="hidden" name="step" value={step} />
        <Button type="submit" size="lg" variant={variant} busy={busy}>
          {label}
        </Button>
      </form>
    </Stack>
  );
}
