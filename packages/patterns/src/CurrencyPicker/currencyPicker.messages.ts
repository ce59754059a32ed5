import { defineMessages } from '@tern/i18n';

export const currencyPickerMessages = defineMessages('currencyPicker', {
  label: ['Currency', 'Label of the choice of currencies above the plans'],
  apply: ['Show prices', 'Button beside the choice of currencies, only where scripts are off'],
});
