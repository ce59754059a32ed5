import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { HandOver, type HandOverProps } from './HandOver.tsx';
import { handOverMessages as m } from './handOver.messages.ts';

const links = { loginHref: '/login', accountHref: '/myAccount' };
const onContinue = fn();
const ready = {
  status: 'ready',
  email: 'marta@example.com',
  appType: 401,
  onContinue,
  ...links,
} satisfies HandOverProps;

const meta = {
  title: 'Patterns/Account/HandOver',
  component: HandOver,
  args: ready,
} satisfies Meta<typeof HandOver>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No account is signed in here. */
export const Ready: Story = {
  parameters: { visual: { skip: 'Stands in OtherAccount.' } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    onContinue.mockClear();
    await expect(canvas.getByText('marta@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: text(m.notYou) })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: text(m.submit) }));
    await expect(onContinue).toHaveBeenCalledOnce();
  },
};

/** Another account is signed in here: nothing happens without a confirmation. */
export const OtherAccount: Story = {
  args: { ...ready, signedInAs: 'a.very.long.address.of.somebody.else@mail.example.com' },
  parameters: { visual: { dark: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/myAccount');
    await expect(canvas.getAllByText('a.very.long.address.of.somebody.else@mail.example.com')).toHaveLength(
      2,
    );
  },
};

export const Busy: Story = {
  args: { ...ready, busy: true },
  parameters: { visual: { skip: 'Buttons have their own pictures.' } },
  play: async ({ canvas, loaded }) => {
    onContinue.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(storyText(loaded)(m.submit)) }));
    await expect(onContinue).not.toHaveBeenCalled();
  },
};

export const Looking: Story = {
  args: { status: 'looking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Gone: Story = {
  args: { status: 'gone', signedIn: false, ...links },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login');
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'network', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
