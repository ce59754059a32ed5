import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { Section } from '../Section/Section.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  parameters: { visual: { dark: true } },
  args: {
    items: [
      {
        id: 'logs',
        question: 'Does Tern keep logs?',
        answer: 'No. We do not keep logs of what you do while you are connected.',
        open: true,
      },
      { id: 'devices', question: 'How many devices can I use?', answer: 'Up to six.' },
      {
        id: 'where',
        question: 'Where does it run?',
        answer: 'On phones, computers, browsers and smart TVs.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { visual: { picture: 'whole' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [...canvasElement.querySelectorAll('details')] as [
      HTMLDetailsElement,
      HTMLDetailsElement,
    ];
    await expect(first.open).toBe(true);
    // Who jumps from heading to heading finds every question.
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(
      canvasElement.querySelectorAll('details').length,
    );
    await userEvent.click(canvas.getByText('How many devices can I use?'));
    await expect(second.open).toBe(true);
    await expect(first.open).toBe(true);
    await userEvent.click(canvas.getByText('How many devices can I use?'));
    await expect(second.open).toBe(false);
  },
};

export const Exclusive: Story = {
  args: { name: 'faq' },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('details')] as [
      HTMLDetailsElement,
      HTMLDetailsElement,
    ];
    await userEvent.click(within(canvasElement).getByText('How many devices can I use?'));
    await expect(second.open).toBe(true);
    await expect(first.open).toBe(false);
  },
};

export const OnAlt: Story = {
  parameters: { visual: { picture: 'state' } },
  render: (args) => (
    <Section ground="alt" spacing="tight">
      <Container>
        <Accordion {...args} />
      </Container>
    </Section>
  ),
};
