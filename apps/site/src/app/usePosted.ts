import { usePublicData } from './PublicDataContext.tsx';
import type { PostedForm } from './postedForm.ts';

/** The outcome of this page's form before any script ran; undefined on a page that responds to none. */
export function usePosted<Form extends PostedForm['form']>(
  form: Form,
): Extract<PostedForm, { form: Form }> | undefined {
  const { posted } = usePublicData();
  return posted?.form === form ? (posted as Extract<PostedForm, { form: Form }>) : undefined;
}
