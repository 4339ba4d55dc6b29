import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { isRegistrationForPostcode } from "@vanfettle/contract/find/holds-registration";
import { postcodeWithoutPlace } from "@vanfettle/contract/geo/postcode";
import { pages } from "@vanfettle/contract/paths";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { visibleText } from "@vanfettle/vans/visible-text";
import { useApi } from "../../api/api-context.ts";
import { adviceOn } from "../../api/failure-texts.ts";
import { Button } from "../../ui/button.tsx";
import { errorId, FieldError, identifierInput } from "../../ui/field.tsx";
import { takePress, type Press } from "../../ui/focus.ts";
import { Link } from "../../ui/link.tsx";
import { useRegistrationGuard } from "../../ui/registration-guard.tsx";
import { AskCard } from "../ask-card/ask-card.tsx";
import type { AskedVan } from "../ask-card/questions.ts";
import { DvaLinks } from "../location/dva-links.tsx";
import {
  acrossTheWaterSentence,
  figureSentences,
  precisionSentence,
} from "../station/near-sentences.ts";
import { nearStationsQuery } from "../station/near-stations-query.ts";
import { CountsSource, StationListSource } from "../station/station-list-source.tsx";
import { PhoneLink, SampleMark, stationDistance, stationTitle } from "../station/station-list.tsx";
import { stationSearchPath } from "../station/station-search.ts";
import { toStationView, type StationView } from "../station/station-view.ts";

const field = "station-postcode";
const shown = 3;

/** Returns a station's distance and classes, with advice if there is any. */
const aboutStation = (station: StationView): string =>
  [`${stationDistance(station)}, class ${station.classes.join(" and ")}`, station.note]
    .filter(Boolean)
    .join(". ");

/** The three stations nearest to a postcode. */
function NearestList({ near: { postcode, stations, list } }: { near: NearStations }) {
  if (!list || stations.length === 0) return null;
  return (
    <>
      <SampleMark isSample={list.sample} />
      <ol
        className="nearest"
        aria-label={`${list.sample ? "Sample stations" : "Stations"} near ${postcode}`}
      >
        {stations
          .slice(0, shown)
          .map(toStationView)
          .map((station, i) => (
            <li key={station.site}>
              <div>
                <strong>{list.sample ? `Sample station ${i + 1}` : stationTitle(station)}</strong>
                <span className="note">{aboutStation(station)}</span>
              </div>
              <PhoneLink className="btn btn-line" phone={station.phone} />
            </li>
          ))}
      </ol>
    </>
  );
}

/**
 * The basis of the distances and the source of the list, or the reason that a postcode does not
 * have stations.
 */
function NearestNotes({ near }: { near: NearStations }) {
  const { postcode, jurisdiction, list, figures } = near;
  if (jurisdiction === "northern-ireland") {
    return (
      <>
        <p className="mt-3">{northernIrishLaw.testedAt}</p>
        <DvaLinks />
      </>
    );
  }
  if (jurisdiction === "elsewhere") {
    const sentence = `${postcode} is outside Great Britain. DVSA lists no stations there.`;
    return <p className="mt-3">{postcodeWithoutPlace(postcode)?.sentence ?? sentence}</p>;
  }
  const sentences = [
    ...figureSentences(near),
    precisionSentence(near),
    acrossTheWaterSentence(near),
  ].filter(Boolean);
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className="note mt-2">
          {sentence}
        </p>
      ))}
      {list && <StationListSource list={list} />}
      {figures && <CountsSource source={figures.source} />}
    </>
  );
}

interface Search {
  near: NearStations | null;
  isFetching: boolean;
  error: unknown;
}

function statusOf({ near, isFetching, error }: Search): string {
  if (isFetching) return "Finding stations...";
  if (error) return `We could not find stations. ${adviceOn(error)}`;
  return near && near.stations.length > 0 ? `Nearest to ${near.postcode}, in a straight line` : "";
}

interface Props {
  vanClass: VanClass | undefined;
  /** The postcode from an earlier search, whose stations are shown at once. */
  postcode?: string | undefined;
  /** Called with each postcode that is looked up. */
  onPostcode?: (postcode: string) => void;
  /** The known facts about the van, for a call to a station. */
  asked: AskedVan;
  /** The button that leads to a quote; null if it is elsewhere on the page. */
  quote: ReactNode;
}

/**
 * The three nearest stations that can test a van. Without script the form opens the page of
 * stations.
 */
export function StationsForVan({ vanClass, postcode, onPostcode, asked, quote }: Props) {
  const { input, isRefused, onSubmit } = useRegistrationGuard(isRegistrationForPostcode);
  const [typed, setTyped] = useState<string | null>(null);
  const searched = typed ?? (postcode || null);
  const { api } = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...nearStationsQuery(api, { postcode: searched, vanClass }),
    enabled: searched !== null,
  });
  const refusal = data?.state === "refused" ? data.message : undefined;
  const near = data?.state === "found" ? data.near : null;
  const status = useRef<HTMLOutputElement>(null);
  const press = useRef<Press>(null);
  useEffect(() => {
    // On a phone the keyboard would cover the list while the field has the focus.
    if (near) press.current?.moveFocus(status.current, "none");
  }, [near, typed]);
  useEffect(() => {
    if (refusal) press.current?.moveFocus(input.current);
  }, [refusal, input]);
  const message = isRefused
    ? "This looks like a registration. Enter a postcode, such as SW1A 1AA"
    : refusal;

  const tested = vanClass ? `class ${vanClass}` : "vans";

  function search(event: SubmitEvent<HTMLFormElement>): void {
    onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const text = visibleText(input.current?.value ?? "").trim();
    press.current = takePress();
    setTyped(text);
    onPostcode?.(text);
    if (error && text === searched) void refetch();
  }

  return (
    <div className="card">
      <h3>{`Nearest stations that test ${tested}`}</h3>
      <form
        className="nearest-form no-print"
        action={pages.garages.canonical}
        onSubmit={search}
        noValidate
      >
        {vanClass && <input type="hidden" name="class" value={vanClass} />}
        <label className="label" htmlFor={field}>
          Postcode
        </label>
        <input
          className="field"
          ref={input}
          id={field}
          name="postcode"
          defaultValue={postcode}
          autoComplete="postal-code"
          {...identifierInput}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId(field) : undefined}
        />
        <Button look="navy" type="submit">
          Find stations
        </Button>
        <FieldError id={field} message={message} />
      </form>
      <output ref={status} tabIndex={-1} className="note nearest-status">
        {statusOf({ near, isFetching, error })}
      </output>
      {near && <NearestList near={near} />}
      <p className="mt-3 flex flex-wrap items-center gap-3 no-print">
        {quote}
        {near?.jurisdiction === "great-britain" && (
          <Link
            className="inline-block py-1 underline"
            to={stationSearchPath({ postcode: near.postcode, vanClass })}
          >
            {near.list ? "All stations and a map" : "Numbers and official lists"}
          </Link>
        )}
      </p>
      {/* After the quote, which a phone's first screen shows. */}
      <AskCard van={asked} heading="h4" />
      {near && <NearestNotes near={near} />}
    </div>
  );
}
