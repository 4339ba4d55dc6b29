import { distinctNameOf } from "@vanfettle/contract/locations/distinct-name";
import { itemListJsonLd } from "@vanfettle/contract/pages/item-list";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { locationPath, pages, type LocationPageName } from "@vanfettle/contract/paths";
import { isNorthernIreland } from "@vanfettle/contract/locations/regions";
import { placeStationLimits } from "@vanfettle/contract/stations/station-classes";
import { scriptSafeJson } from "@vanfettle/contract/pages/structured-data";
import { Link } from "react-router";
import type { LocationView } from "../../api/location-view.ts";
import type { PlaceStationsView } from "../../api/station-view.ts";
import { useDocument } from "../../ui/document-context.ts";
import { Section } from "../../ui/section.tsx";
import { DvaLinks } from "../location/dva-links.tsx";
import { CountsSource } from "./counts-source.tsx";
import { StationList } from "./station-list.tsx";
import { StationListSource } from "./station-list-source.tsx";
import { StationMap } from "./station-map.tsx";

interface Props {
  page: LocationPageName;
  location: LocationView;
}

/** The islands without any station for vans. On Mull, as on others, one may be more than five miles away by road. */
const islandsWithoutStation: readonly string[] = ["the Isles of Scilly"];

/** What is to be known of distances at a place without a road to its nearest station. */
function waterSentence({ name, island, garageCount }: LocationView): string | null {
  if (!island) return null;
  return garageCount === 0 && islandsWithoutStation.includes(island)
    ? `${name} is on ${island}, and its nearest station is across the sea.`
    : `${name} is on ${island}, so a station may be across the water.`;
}

function NamedStations({ location, stations }: { location: LocationView; stations: PlaceStationsView }) {
  const { list, named, nearestCount, class7 } = stations;
  const kind = list.sample ? "Sample MOT stations" : "MOT stations";
  return (
    <>
      <StationMap centre={location} limit={placeStationLimits.nearest} edition={list.edition} />
      <StationList
        label={`${kind} for vans near ${location.name}`}
        stations={named.slice(0, nearestCount)}
        isSample={list.sample}
      />
      <h3 className="mt-8">The nearest for class 7</h3>
      <StationList
        label={`${kind} for class 7 vans near ${location.name}`}
        stations={class7.flatMap((position) => named[position] ?? [])}
        isSample={list.sample}
      />
      <StationListSource list={list} />
    </>
  );
}

/** The places of an area with the most stations for class 7 within five miles, with links to their pages. */
function Class7Places({ page, location }: Props) {
  const { origin } = useDocument();
  const links = location.class7Places.map((place) => ({
    name: distinctNameOf(place),
    path: locationPath(page, place.slug),
    count: place.class7Count,
  }));
  if (links.length === 0) return null;
  const title = `Places in ${location.name} with the most class 7 stations`;
  return (
    <>
      <h3 className="mt-8">{title}</h3>
      <ul className="link-list mt-3" aria-label={title}>
        {links.map(({ name, path, count }) => (
          <li key={path}>
            <Link to={path}>
              {name} <small>{count} within 5 miles</small>
            </Link>
          </li>
        ))}
      </ul>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(itemListJsonLd(title, links, origin)) }}
      />
    </>
  );
}

function titleOf({ stations, name }: LocationView): string {
  if (stations?.list.sample) return `Sample MOT stations near ${name}`;
  return stations ? `MOT stations listed by DVSA near ${name}` : `MOT stations around ${name}`;
}

/** The MOT stations of a location: by name where its row has them, or else the figures; in Northern Ireland DVA's centres. */
export function LocationStations({ page, location }: Props) {
  if (isNorthernIreland(location.region)) {
    return (
      <Section title={`Where vans from ${location.name} are tested`} of="dva-law">
        <p>{northernIrishLaw.where}</p>
        <p className="mt-2">{northernIrishLaw.centres}</p>
        <DvaLinks />
      </Section>
    );
  }
  const { stations, stationSentences, garageCountSource } = location;
  const sentences = [stationSentences.stations, stationSentences.class7, waterSentence(location)];
  return (
    <Section title={titleOf(location)} of="stations mot-law">
      <p>{sentences.filter(Boolean).join(" ")}</p>
      <p className="mt-3">
        <Link className="btn btn-line" to={pages.garages.canonical}>
          Stations near your postcode
        </Link>
      </p>
      {stations && <NamedStations location={location} stations={stations} />}
      {(!stations || stations.list.sample) && <CountsSource source={garageCountSource} />}
      <Class7Places page={page} location={location} />
    </Section>
  );
}
