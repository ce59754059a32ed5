import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { type MailChoices, MailPreferences } from './MailPreferences.tsx';
import { mailPreferencesMessages as m } from './mailPreferences.messages.ts';

const choices: MailChoices = {
  renewal: true,
  product: true,
  offers: false,
  newsletter: true,
  language: null,
};
const onRetry = fn();
const onChoose = fn();

const meta = {
  title: 'Patterns/Account/MailPreferences',
  component: MailPreferences,
} satisfies Meta<typeof MailPreferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { choices, onChoose },
  parameters: { visual: { dark: true } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    await userEvent.click(canvas.getByRole('switch', { name: text(m.offers) }));
    await expect(onChoose).toHaveBeenCalledWith({ offers: true });
    await userEvent.click(canvas.getByRole('switch', { name: text(m.newsletter) }));
    await expect(onChoose).toHaveBeenCalledWith({ newsletter: false });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text(m.language) }), 'ja');
    await expect(onChoose).toHaveBeenCalledWith({ language: 'ja' });
    (document.activeElement as HTMLElement).blur();
  },
};

/** A switch acts at once, and the result is announced. */
export const Saved: Story = {
  args: { choices, onChoose },
  parameters: { visual: { skip: 'Ready with a word below.' } },
  render: function Saving() {
    const [now, setNow] = useState(choices);
    const [result, setResult] = useState<'saved'>();
    return (
      <MailPreferences
        choices={now}
        result={result}
        onChoose={(change) => {
          setNow({ ...now, ...change });
          setResult('saved');
        }}
      />
    );
  },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    const offers = canvas.getByRole('switch', { name: text(m.offers) });
    offers.focus();
    await userEvent.keyboard(' ');
    await expect(offers).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(text(m.saved));
    offers.blur();
  },
};

export const Failed: Story = {
  args: { choices, onChoose, result: 'failed' },
  parameters: { visual: { skip: 'Ready with a notice.' } },
  play: async ({ canvas, loaded }) => expect(canvas.getByText(storyText(loaded)(m.failed))).toBeVisible(),
};

/** The newsletter needs an address that was confirmed. */
export const Unconfirmed: Story = {
  args: { choices: { ...choices, newsletter: null, language: 'ar' }, onChoose },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('switch', { name: storyText(loaded)(m.newsletter) })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  parameters: { visual: { skip: 'A placeholder.' } },
};

export const LoadFailed: Story = {
  args: { status: 'error', onRetry },
  parameters: { visual: { skip: 'A notice and a button.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
