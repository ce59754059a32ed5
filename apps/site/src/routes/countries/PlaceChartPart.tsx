import { Island } from '../../islands/Island.tsx';
import { PlaceChartIsland } from '../../islands/PlaceChartIsland.tsx';

/** The chart that turns to a place of the list. */
export function PlaceChartPart() {
  return <Island name="placeChart" component={PlaceChartIsland} props={{}} />;
}
