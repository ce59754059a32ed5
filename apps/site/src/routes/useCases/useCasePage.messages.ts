import { defineMessages } from '@tern/i18n';

export const useCasePageMessages = defineMessages('useCasePage', {
  limitsTitle: ['What it does not do.', 'Heading above the limits of a VPN for this use'],
  questionsTitle: ['Questions.', 'Heading above questions and answers'],
  moreTitle: ['More like this.', 'Heading above links to pages of the same kind'],
  allTitle: ['In detail.', 'Heading on an index page above links to its pages'],
  action: ['See the plans', 'Button that leads to the plans page'],
  trial: ['Start {days, number}-day free trial', 'Button that leads to the page of the free trial'],
  breadcrumbs: ['You are here', 'Names the breadcrumbs for screen readers'],
  home: ['Home', 'First breadcrumb'],
  endTitle: ['One line. {countries, number}+ countries.', 'Heading on every page about a use'],
  endText: [
    'All apps on {devices, number} devices, and {moneyBackDays, number} days to get your money back.',
    'Text on every page about a use',
  ],
  football: ['Football', 'Name of a sport, a link'],
  basketball: ['Basketball', 'Name of a sport, a link'],
  tennis: ['Tennis', 'Name of a sport, a link'],
  cricket: ['Cricket', 'Name of a sport, a link'],
  'ice-hockey': ['Ice hockey', 'Name of a sport, a link'],
});
