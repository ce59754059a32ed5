import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from './foundations.css.ts';
import { motion } from './motion.ts';

const meta = { title: 'Foundations/Motion', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses = {
  fast: 'hover',
  base: 'menus, accordion',
  slow: 'dialog',
  draw: 'a route draws itself, once',
} as const;

/** Point at a line, or focus it. With reduced motion the mark jumps. */
export const Durations: Story = {
  render: () => (
    <div className={css.page}>
      <div className={css.rows}>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <div key={name} className={css.row}>
            <span>{`${name}, ${motion[name]}`}</span>
            <span>{uses[name]}</span>
            <button type="button" className={css.track} aria-label={`Run ${name}`}>
              <span className={css.runners[name]} />
            </button>
          </div>
        ))}
      </div>
    </div>
  ),
};

export const Values: Story = {
  parameters: { visual: { variant: 'desktop' } },
  render: () => (
    <div className={css.page}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(motion).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};
