import { useOf } from '@storybook/addon-docs/blocks';
import { cx } from '@tern/ui';
import { H2 } from './H2.tsx';
import * as prose from './prose.css.ts';
import { rich } from './rich.tsx';
import * as tables from './tables.css.ts';

interface Prop {
  name: string;
  type: string;
  required: boolean;
  fallback?: string;
  note?: string;
}

/** The output of react-docgen. */
interface Docgen {
  props?: Record<
    string,
    {
      required?: boolean;
      description?: string;
      tsType?: { name: string; raw?: string };
      defaultValue?: { value?: unknown };
    }
  >;
}

function propsOf(component: unknown): Prop[] {
  const { props = {} } = (component as { __docgenInfo?: Docgen }).__docgenInfo ?? {};
  return Object.entries(props)
    .map(([name, { required = false, description, tsType, defaultValue }]) => ({
      name,
      type: (tsType?.raw ?? tsType?.name ?? '').replace(/^\s*\|\s*/, '').replace(/\s+/g, ' '),
      required: required && defaultValue === undefined,
      fallback: defaultValue?.value === undefined ? undefined : String(defaultValue.value),
      note: description,
    }))
    .sort((one, other) => Number(other.required) - Number(one.required));
}

function Table({ props }: { props: Prop[] }) {
  return (
    <div className={tables.tableFrame}>
      <table className={cx(tables.table, tables.stacks)}>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">Without it</th>
            <th scope="col">What it says</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, required, fallback, note }) => (
            <tr key={name}>
              <th scope="row">
                <code className={prose.code}>{name}</code>
                {required && <span className={tables.required}> needed</span>}
              </th>
              <td>
                <code className={tables.type}>{type}</code>
              </td>
              <td>{fallback && <code className={tables.type}>{fallback}</code>}</td>
              <td>{note && rich(note)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface PropsProps {
  /** Another part of the same folder. */
  of?: unknown;
  /** Further props in words: "Every attribute of a button". */
  also?: string;
}

/** The props, from the types of the component and the comments in them. */
export function Props({ of, also }: PropsProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const props = propsOf(of ?? preparedMeta.component);
  return (
    <section>
      <H2>Props</H2>
      {props.length > 0 && <Table props={props} />}
      {props.length === 0 && !also && <p className={prose.p}>It takes none.</p>}
      {also && <p className={prose.p}>{rich(also)}</p>}
    </section>
  );
}
