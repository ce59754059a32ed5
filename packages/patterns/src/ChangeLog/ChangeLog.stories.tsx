import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { ChangeLog } from './ChangeLog.tsx';

/** A picture without words, as entries have them. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"%3E%3Crect width="960" height="600" fill="%23dfe9ec"/%3E%3Cpath d="M120 420 480 180l360 240" fill="none" stroke="%2314555f" stroke-width="12"/%3E%3C/svg%3E';

const meta = {
  title: 'Patterns/Tools/ChangeLog',
  component: ChangeLog,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    changes: [
      {
        id: '2027-03-02-split-tunnelling',
        date: '2027-03-02',
        platforms: ['windows', 'mac'],
        version: '4.2.0',
        title: 'Choose which apps go through',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              { text: 'Every app can be told to go past the tunnel. ' },
              { text: 'How it works', href: '/features' },
              { text: ' says when that is wise.' },
            ],
          },
          {
            kind: 'list',
            ordered: false,
            items: [
              [{ text: 'Off by default.' }],
              [{ text: 'Remembered', look: 'strong' }, { text: ' by app.' }],
            ],
          },
          { kind: 'quote', spans: [{ text: 'A sample entry, as a release of an app would have it.' }] },
        ],
        picture: null,
      },
      {
        id: '2027-02-20-leak-test',
        date: '2027-02-20',
        platforms: ['website'],
        version: null,
        title: 'A leak test with evidence',
        blocks: [{ kind: 'paragraph', spans: [{ text: 'It asks at least two servers.' }] }],
        picture: { src: picture, width: 960, height: 600, alt: 'Two servers, each asked by a browser' },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Choose which apps go through',
      'A leak test with evidence',
    ]);
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2027-03-02');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Two servers, each asked by a browser');
  },
} satisfies Meta<typeof ChangeLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = { parameters: { visual: { picture: 'whole' } } };
