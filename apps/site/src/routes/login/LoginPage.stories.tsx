import type { Meta, StoryObj } from '@storybook/react-vite';
import { login, loginSecondStep } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPage, storyData } from '../../../tests/StoryPage.tsx';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Pages/Login',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { Page: LoginPage, path: '/login', data: storyData },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const signIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const name = canvas.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(name, 'marta@example.com');
  await userEvent.type(
    canvasElement.querySelector('input[type="password"]') as HTMLInputElement,
    'Wrong-word1{Enter}',
  );
  return { canvas, name };
};

export const Default: Story = { parameters: { visual: { variant: 'mobile' } } };
/** The form keeps the address and says what to do. */
export const Refused: Story = {
  parameters: {
    visual: { picture: 'state', variant: 'mobile' },
    msw: [mockOperation(login, { error: 'incorrect_credentials' })],
  },
  play: async ({ canvasElement }) => {
    const { name } = await signIn(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeVisible());
    await expect(name).toHaveValue('marta@example.com');
  },
};
export const TooManyTries: Story = {
  parameters: {
    visual: { skip: 'Refused with other words.' },
    msw: [mockOperation(login, { error: 'rate_limited', details: { retry_after: 900 } })],
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await signIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The password was right, and two-step sign-in is on: the page goes on with the code, and back again. */
export const SecondStep: Story = {
  parameters: {
    visual: { skip: 'SecondStepForm in the layout of this page.' },
    msw: [
      mockOperation(login, { error: 'second_factor_required', details: { ticket: 'ticket' } }),
      mockOperation(loginSecondStep, { error: 'code_expired' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    const code = () => canvasElement.querySelector<HTMLInputElement>('input[name="code"]');
    await waitFor(() => expect(code()).toHaveFocus());
    await expect(canvasElement.querySelector('input[type="password"]')).toBeNull();
    await userEvent.type(code() as HTMLInputElement, '123456{Enter}');
    // The ticket is over: both steps begin anew.
    await waitFor(() => expect(canvasElement.querySelector('input[name="username"]')).toHaveFocus());
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
