import { defineMessages } from '@tern/i18n';

export const billingDetailsMessages = defineMessages('billingDetails', {
  title: ['Billing details', 'Heading of the form for the name and address on invoices'],
  text: [
    'They are on every invoice that you save from now on. An invoice that was saved with them no longer changes.',
    'Below the heading of the form for the name and address on invoices',
  ],
  name: ['Name', 'Label of the name of a person, for invoices'],
  company: ['Company', 'Label of the name of a company, for invoices'],
  address: ['Address', 'Label of the postal address, for invoices: several lines'],
  vatId: ['VAT ID', 'Label of the VAT identification number of a company, for invoices'],
  vatIdHint: [
    'With the letters of the country, such as DE123456789.',
    'Below the field for the VAT identification number. Keep the example.',
  ],
  vatIdInvalid: [
    'This is not the format of a VAT ID.',
    'Error of the field for the VAT identification number: letters or digits are missing or wrong',
  ],
  vatIdUnknown: [
    'This VAT ID is not registered, so nothing was saved. Check it, or leave the field empty.',
    'Error after the form was sent: the VAT identification number is in no register',
  ],
  save: ['Save', 'Button that saves the name and address for invoices'],
  saved: ['Your billing details are saved.', 'Said after the name and address for invoices were saved'],
  failed: [
    'Your billing details could not be saved. Try again.',
    'Error after the name and address for invoices were not saved',
  ],
  rateLimited: [
    'That was changed too often today. Try again tomorrow.',
    'Error after the name and address for invoices were changed too often',
  ],
});
