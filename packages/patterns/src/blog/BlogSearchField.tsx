import { SearchField, type SearchFieldProps } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articlesMessages as m } from './articles.messages.ts';

export interface BlogSearchFieldProps extends Pick<SearchFieldProps, 'onSubmit'> {
  /** Where the form goes without a script: the search page in the reader's language and variant. */
  action: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** The field of the blog's search: a form that works by itself. */
export function BlogSearchField({ action, value = '', onChange = () => {}, onSubmit }: BlogSearchFieldProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(m.search);
  return (
    <SearchField
      label={label}
      placeholder={label}
      clearLabel={formatMessage(m.clear)}
      action={action}
      maxLength={200}
      autoComplete="off"
      value={value}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
}
