import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { ScreenPicture } from './ScreenPicture.tsx';

const meta = {
  title: 'Components/Pictures/ScreenPicture',
  component: ScreenPicture,
  args: { frame: 'tv', scene: 'menu' },
} satisfies Meta<typeof ScreenPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const scenes = ['store', 'file', 'allow', 'signin', 'on', 'watch', 'menu', 'dns', 'restart', 'test'] as const;

/** Every screen of a television, and every frame. */
export const All: Story = {
  parameters: { visual: { picture: 'whole', dark: true } },
  render: () => (
    <Grid columns={4}>
      {scenes.map((scene) => (
        <ScreenPicture key={scene} frame="tv" scene={scene} />
      ))}
      <ScreenPicture frame="window" scene="bind" />
      <ScreenPicture frame="console" scene="dns" />
      <ScreenPicture frame="handheld" scene="dns" />
    </Grid>
  ),
};
export const One: Story = { parameters: { visual: { skip: 'Stands in All.' } } };
