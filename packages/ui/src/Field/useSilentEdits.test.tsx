// @vitest-environment happy-dom
import { act, type ChangeEvent, type ComponentType, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
afterEach(async () => {
  await act(() => root?.unmount());
  document.body.replaceChildren();
});

interface Controlled {
  value: string;
  onEdit: (text: string) => void;
}
type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const fields: Record<string, ComponentType<Controlled>> = {
  TextField: ({ value, onEdit }) => (
    <TextField label="Email" value={value} onChange={(event: Changed) => onEdit(event.currentTarget.value)} />
  ),
  TextArea: ({ value, onEdit }) => (
    <TextArea label="Text" value={value} onChange={(event: Changed) => onEdit(event.currentTarget.value)} />
  ),
  SearchField: ({ value, onEdit }) => (
    <SearchField label="Search" clearLabel="Clear" value={value} onChange={onEdit} />
  ),
};

/** A form that sends what its state holds. */
async function openForm(Field: ComponentType<Controlled>) {
  const sent: string[] = [];
  function Sending() {
    const [text, setText] = useState('');
    const [chosen, choose] = useState('card');
    return (
      <div
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(text);
        }}
      >
        <Field value={text} onEdit={setText} />
        {['card', 'bank'].map((way) => (
          <input
            key={way}
            type="radio"
            name="way"
            aria-label={way}
            checked={chosen === way}
            onChange={() => choose(way)}
          />
        ))}
        <button type="button" data-try="" onClick={() => sent.push(text)}>
          Try
        </button>
        <form />
      </div>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(() => root?.render(<Sending />));
  const field = place.querySelector<HTMLInputElement>('input, textarea') as HTMLInputElement;
  return { place, field, sent };
}

it.each(Object.entries(fields))('%s: what was filled in without an event is sent', async (_name, Field) => {
  const { place, field, sent } = await openForm(Field);
  field.value = 'marta@example.com';
  await act(() =>
    place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  field.value = 'other@example.com';
  await act(() => place.querySelector<HTMLElement>('[data-try]')?.click());
  expect(sent).toEqual(['marta@example.com', 'other@example.com']);
  expect(field.value).toBe('other@example.com');
});

it('leaves a choice that is the first act to whoever makes it', async () => {
  const { place, field, sent } = await openForm(fields.TextField as ComponentType<Controlled>);
  const [card, bank] = place.querySelectorAll<HTMLInputElement>('[type="radio"]');
  field.value = 'marta@example.com';
  await act(() => bank?.click());
  expect([card?.checked, bank?.checked]).toEqual([false, true]);
  await act(() => place.querySelector<HTMLElement>('[data-try]')?.click());
  expect(sent).toEqual(['marta@example.com']);
});

it('says nothing of a field that holds what it held', async () => {
  const { place, field } = await openForm(fields.TextField as ComponentType<Controlled>);
  const heard: Event[] = [];
  field.addEventListener('input', (event) => heard.push(event));
  await act(() => place.querySelector<HTMLElement>('[data-try]')?.click());
  expect(heard).toEqual([]);
});
