import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  parameters: { layout: 'fullscreen', visual: { dark: true } },
  args: {
    labelledBy: 'section-title',
    children: (
      <Container>
        <Stack>
          <Heading level={2} id="section-title">
            Every plan has every app.
          </Heading>
          <Text size="lead">Pick a country, switch it on.</Text>
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Every plan has every app.' }),
    ).toBeVisible();
  },
};
export const Alt: Story = { args: { ground: 'alt' } };
export const Band: Story = {
  args: { ground: 'band' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    await expect(region).toHaveAttribute('data-theme', 'band');
    await expect(getComputedStyle(region).colorScheme).toBe('dark');
  },
};
export const Tight: Story = { args: { spacing: 'tight', divided: true } };

export const AllStates: StoryObj = { tags: ['all-states'] };
