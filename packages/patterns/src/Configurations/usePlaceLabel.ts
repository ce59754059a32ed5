import { useIntl } from 'react-intl';
import type { ConfigurationPlace, ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';

/** Names places: "Stockholm, Sweden"; by its id alone one that is not in the list. */
export function usePlaceLabel() {
  const { formatMessage } = useIntl();
  const labelOf = ({ city, country }: ConfigurationPlace) => formatMessage(m.cityIn, { city, country });
  const labelIn = (places: ConfigurationsReady['places'], id: string): string => {
    const place = Array.isArray(places)
      ? (places as readonly ConfigurationPlace[]).find((each) => each.id === id)
      : undefined;
    return place ? labelOf(place) : id;
  };
  return { labelOf, labelIn };
}
