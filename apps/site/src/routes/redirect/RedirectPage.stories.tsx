import type { Meta, StoryObj } from '@storybook/react-vite';
import { handoverLook } from '@tern/contract';
import { mockOperation } from '@tern/testing/mockOperation';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage, signedInAs, storyData } from '../../../tests/StoryPage.tsx';
import { RedirectPage } from './RedirectPage.tsx';

const look = mockOperation(handoverLook, {
  data: {
    code: 'looked-at',
    expires_in: 300,
    user_id: 'somebody_else',
    email: 'somebody.else@example.com',
    app_type: 401,
    redirect: null,
  },
});

const meta = {
  title: 'Pages/Redirect',
  component: StoryPage,
  parameters: { layout: 'fullscreen', visual: { picture: 'state' } },
  args: { Page: RedirectPage, path: '/redirect', data: storyData },
  // As an app opens it.
  beforeEach: () => {
    history.replaceState(history.state, '', '#code=0123456789abcdef');
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code leaves the address at once; whose account it is stands there before anything happens. */
export const AnotherAccount: Story = {
  args: { signedIn: true },
  parameters: { visual: { variant: 'mobile' }, msw: [...signedInAs(), look] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('somebody.else@example.com')).toBeVisible();
    await waitFor(() => expect(location.hash).toBe(''));
    (document.activeElement as HTMLElement).blur();
  },
};

export const Used: Story = {
  parameters: {
    visual: { skip: 'HandOver shows it.' },
    msw: [mockOperation(handoverLook, { error: 'handover_invalid' })],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main a[href$="/login"]')).toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};
