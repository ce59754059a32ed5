import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { offlineNoticeMessages as m } from './offlineNotice.messages.ts';

const meta = {
  title: 'Patterns/Frame/OfflineNotice',
  component: OfflineNotice,
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  args: { offline: true },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText(loaded)(m.title));
  },
};

/** The region is there before the news, or screen readers would miss it. */
export const Online: Story = {
  args: { offline: false },
  parameters: { visual: { skip: 'draws nothing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

function Losing() {
  const [offline, setOffline] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOffline(!offline)}>
        The line
      </button>
      <OfflineNotice offline={offline} />
    </>
  );
}

/** The connection comes back, is lost again, and comes back: the news goes after five seconds. */
export const BackOnline: Story = {
  render: () => <Losing />,
  parameters: { visual: { skip: 'a moment; looks like Offline with another tone' } },
  play: async ({ canvas, loaded }) => {
    const text = storyText(loaded);
    const status = canvas.getByRole('status');
    const line = canvas.getByRole('button');
    await userEvent.click(line);
    await waitFor(() => expect(status).toHaveTextContent(text(m.back)));
    await userEvent.click(line);
    await waitFor(() => expect(status).toHaveTextContent(text(m.title)));
    await expect(status).not.toHaveTextContent(text(m.back));
    await userEvent.click(line);
    await waitFor(() => expect(status).toHaveTextContent(text(m.back)));
    await new Promise((done) => setTimeout(done, 4000));
    await expect(status).toHaveTextContent(text(m.back));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};
