import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './foundations.css.ts';
import { radius, shadow, size, space } from './space.ts';

const meta = { title: 'Foundations/Space', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Bars({ values, bars }: { values: Record<string, string>; bars: Record<string, string> }) {
  return (
    <div className={css.rows}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className={css.row}>
          <span>{name}</span>
          <span>{value}</span>
          <div className={bars[name]} />
        </div>
      ))}
    </div>
  );
}

export const Steps: Story = {
  render: () => (
    <div className={css.page}>
      <Bars values={space} bars={css.spaceBar} />
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className={css.page}>
      <Bars values={size} bars={css.sizeBar} />
    </div>
  ),
};

/** Badge 1, control 2, card 3, dialog 4. */
export const Corners: Story = {
  render: () => (
    <div className={css.page}>
      <div className={css.boxes}>
        {(Object.keys(radius) as unknown as (keyof typeof radius)[]).map((name) => (
          <div key={name}>
            <div className={css.corner[name]} />
            {`${name}: ${radius[name]}`}
          </div>
        ))}
      </div>
    </div>
  ),
};

/** For popovers and dialogs. Cards have none. */
export const Shadows: Story = {
  parameters: { visual: { dark: true } },
  render: () => (
    <div className={css.page}>
      <div className={css.boxes}>
        {(Object.keys(shadow.light) as unknown as (keyof typeof shadow.light)[]).map((name) => (
          <div key={name}>
            <div className={css.raised[name]} />
            {name}
          </div>
        ))}
      </div>
    </div>
  ),
};
