import { Button, type ButtonProps, Stack, TextField, type TextFieldProps } from '@tern/ui';
import type { ReactNode } from 'react';
import { replyPlace } from './replyPlace.css.ts';
import { submitRow } from './submitRow.css.ts';
import type { useValidatedForm } from './useValidatedForm.ts';

export interface PostedFormProps {
  /** Its fields have ids that begin with it. */
  id: string;
  form: Pick<ReturnType<typeof useValidatedForm>, 'formProps'>;
  submit: string;
  variant?: ButtonProps['variant'];
  busy?: boolean;
  children: ReactNode;
}

/** A form that is posted to its own page where no script runs: its fields, and one button. */
export function PostedForm({ id, form, submit, variant, busy, children }: PostedFormProps) {
  return (
    <form {...form.formProps} id={`${id}-form`} className={replyPlace} method="post" action={`#${id}-form`}>
      <Stack gap={5}>
        {children}
        <div className={submitRow}>
          <Button type="submit" size="lg" variant={variant} busy={busy}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The address of the one who sends such a form. */
export const EmailField = (
  props: Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'defaultValue' | 'error'>,
) => <TextField {...props} name="email" type="email" inputMode="email" autoComplete="email" aria-required />;
