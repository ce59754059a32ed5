import { languages } from '@tern/domain';
import { Button, ChevronDownGlyph, Icon, Notice, Select, TextField } from '@tern/ui';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { networkMessages } from '../network/network.messages.ts';
import * as css from './PlaceFilter.css.ts';
import { placeFilterMessages as m } from './placeFilter.messages.ts';

interface Choice {
  value: string;
  label: string;
}

export interface PlaceFilterProps {
  /** Where the form goes. */
  action: string;
  /** The values that were sent, by the names of the fields. */
  typed: Readonly<Record<string, string>>;
  features: readonly Choice[];
  protocols: readonly Choice[];
  /** Off while states are not known. */
  withState?: boolean;
  /** The list could not be loaded as it was typed. */
  failed?: boolean;
  formRef?: Ref<HTMLFormElement>;
  /** With every change of a field. */
  onInput?: (form: HTMLFormElement) => void;
}

const conditions = ['feature', 'protocol', 'machine', 'state'] as const;

/** Finds places by name and by what their servers have, and sorts them: a form of the platform, which needs no script. */
export function PlaceFilter(props: PlaceFilterProps) {
  const { action, typed, features, protocols, withState = true, failed = false, formRef, onInput } = props;
  const { formatMessage } = useIntl();
  const any = { value: '', label: formatMessage(m.any) };
  const options: Record<(typeof conditions)[number], readonly Choice[]> = {
    feature: features,
    protocol: protocols,
    machine: [
      { value: 'owned', label: formatMessage(m.owned) },
      { value: 'rented', label: formatMessage(m.rented) },
    ],
    state: (['up', 'maintenance', 'down'] as const).map((state) => ({
      value: state,
      label: formatMessage(networkMessages[state]),
    })),
  };
  const labels = { ...m, state: networkMessages.state };
  const shown = conditions.filter((name) => (name === 'state' ? withState : options[name].length > 0));
  return (
    <form
      ref={formRef}
      role="search"
      aria-label={formatMessage(m.search)}
      action={`${action}#places`}
      className={css.form}
      onInput={(event) => onInput?.(event.currentTarget)}
    >
      <TextField
        type="search"
        name="q"
        label={formatMessage(m.search)}
        hint={formatMessage(m.searchHint, { languages: languages.length })}
        defaultValue={typed.q}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
      />
      <details className={css.filters} open={conditions.some((name) => typed[name])}>
        <summary className={css.summary}>
          {formatMessage(m.filter)}
          <Icon glyph={ChevronDownGlyph} size="sm" />
        </summary>
        <div className={css.fields}>
          {shown.map((name) => (
            <Select
              key={name}
              name={name}
              label={formatMessage(labels[name])}
              options={[any, ...options[name]]}
              defaultValue={typed[name] ?? ''}
            />
          ))}
        </div>
      </details>
      <div className={css.line}>
        <Select
          label={formatMessage(m.order)}
          name="sort"
          defaultValue={typed.sort === 'near' ? 'near' : 'name'}
          options={[
            { value: 'name', label: formatMessage(m.byName) },
            { value: 'near', label: formatMessage(m.byDistance) },
          ]}
        />
        <Button type="submit">{formatMessage(m.show)}</Button>
      </div>
      {failed ? (
        <Notice tone="danger" live>
          {formatMessage(m.failed)}
        </Notice>
      ) : null}
    </form>
  );
}
