import type { Meta, StoryObj } from '@storybook/react-vite';
import { diagramFixtures } from '@tern/testing/fixtures';
import { Stack } from '@tern/ui';
import { expect, within } from 'storybook/test';
import { storyText } from '../storyText.ts';
import { ArticleDiagram } from './ArticleDiagram.tsx';
import { articleDiagramMessages as m } from './articleDiagram.messages.ts';

const meta = {
  title: 'Patterns/Blog/ArticleDiagram',
  component: ArticleDiagram,
  args: { diagram: diagramFixtures.path },
} satisfies Meta<typeof ArticleDiagram>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of each kind: a path with an arc, messages in their order, layers, bars. */
export const All: Story = {
  parameters: { visual: { dark: true, also: ['de-zoom'] } },
  render: () => (
    <Stack gap={8}>
      <ArticleDiagram diagram={diagramFixtures.path} />
      <ArticleDiagram diagram={diagramFixtures.steps} />
      <ArticleDiagram diagram={diagramFixtures.layers} />
      <ArticleDiagram diagram={diagramFixtures.bars} />
    </Stack>
  ),
};
/** With many nodes it stands upright on every screen; arcs lie beside it. */
export const Long: Story = {
  args: { diagram: diagramFixtures.long },
};
/** Every line of the drawing is a sentence for who does not see it. */
export const InWords: Story = {
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const canvas = within(canvasElement);
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(diagramFixtures.path.caption);
    const lines = within(figure).getAllByRole('listitem');
    await expect(lines).toHaveLength(4);
    await expect(lines[3]).toHaveTextContent(
      text(m.linkThat, { from: 'You', to: 'Website', says: `past the tunnel, ${text(m.leak)}` }),
    );
  },
};
/** The steps are an ordered list in every form: who says what to whom. */
export const StepsInWords: Story = {
  args: { diagram: diagramFixtures.steps },
  parameters: { visual: { skip: 'Stands in All.' } },
  play: async ({ canvasElement, loaded }) => {
    const text = storyText(loaded);
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(steps[0]).toHaveTextContent(text(m.step, { from: 'You', to: 'Resolver' }));
    await expect(steps[0]).toHaveTextContent('Where is example.com?');
    await expect(steps[3]).toHaveTextContent(text(m.own, { from: 'Resolver' }));
  },
};

export const AllStates: StoryObj = { tags: ['all-states'], parameters: { visual: { dark: true } } };
