import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Components/Content/Prose',
  parameters: { visual: { wide: true } },
  component: Prose,
  args: {
    contentsLabel: 'On this page',
    sections: [
      {
        id: 'what',
        title: 'What a cookie is',
        children: (
          <>
            <p>
              A cookie is a short text that a site asks your browser to keep and to send back with every
              visit.
            </p>
            <p>
              This site sets few of them. Some are needed, <strong>one asks first</strong>.
            </p>
          </>
        ),
      },
      {
        id: 'needed',
        title: 'Cookies that are needed',
        children: (
          <>
            <p>Without these the site cannot do what you ask:</p>
            <ul>
              <li>your language, for one year</li>
              <li>your currency, for one year</li>
              <li>your session, until you sign out</li>
            </ul>
            <h3>How to remove them</h3>
            <ol>
              <li>Open the settings of your browser.</li>
              <li>Search for “cookies”.</li>
            </ol>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithContents: Story = {
  parameters: { visual: { dark: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cookies that are needed' });
    const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
    await expect(target).toHaveAccessibleName('Cookies that are needed');
  },
};
export const Plain: Story = {
  args: { contentsLabel: undefined },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
