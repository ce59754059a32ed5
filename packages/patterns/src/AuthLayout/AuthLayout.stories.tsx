import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobePlate } from '@tern/ui';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import { storyLanguages } from '../navigation/storyLanguages.ts';
import { SetPasswordForm } from '../SetPasswordForm/SetPasswordForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Patterns/Frame/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Tern',
    languages: storyLanguages,
    current: 'en',
    year: 2026,
    picture: <GlobePlate variant="north" />,
    children: (
      <LoginForm
        onSubmit={fn()}
        forgotHref="/forgetPassword"
        trialHref="/vpn-trial"
        defaultUsername="marta@example.com"
      />
    ),
  },
  render: (args, { globals }) => <AuthLayout {...args} current={globals.language} />,
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvasElement.querySelector('[aria-hidden="true"] svg[viewBox]')).toBeInTheDocument();
  },
};

export const NewPassword: Story = {
  args: {
    ground: 'band',
    picture: <GlobePlate variant="south" />,
    children: <SetPasswordForm onSubmit={fn()} email="marta@example.com" />,
  },
};

export const WithoutPicture: Story = {
  args: { picture: undefined },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
