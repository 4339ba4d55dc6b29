import { advisories, cabAndLoad, certificate, choosingStation, electricMot, myths } from "./mot/certificate.ts";
import { classes, dates, fees } from "./mot/classes.ts";
import { motHub } from "./mot/hubs.ts";
import { businessVans, lawAndCover, testDay } from "./mot/duties.ts";
import { brakeTest, emissions, lampsAndTyres, steeringAndBody } from "./mot/test-points.ts";
import { commonFaults, preparing, results, tested, together } from "./mot/inspection.ts";
import { localStations, noStation, singleStation } from "./mot/local-stations.ts";
import { dva, dvaDates, dvaDay, dvaService } from "./northern-ireland/mot.ts";
import { northernHub, northernServicing } from "./northern-ireland/servicing.ts";
import { booking } from "./servicing/booking.ts";
import { brakes } from "./servicing/brakes.ts";
import { diagnostics } from "./servicing/diagnostics.ts";
import { batteryAndElectrics, clutchAndGearbox, sootFilter } from "./servicing/drivetrain.ts";
import { electric } from "./servicing/electric.ts";
import { noGarage, singleGarage } from "./servicing/few-garages.ts";
import { fullService } from "./servicing/full-service.ts";
import { county, region } from "./servicing/hubs.ts";
import { intervals } from "./servicing/intervals.ts";
import { localGarages } from "./servicing/local-garages.ts";
import { majorService } from "./servicing/major-service.ts";
import { oil } from "./servicing/oil.ts";
import { quotes } from "./servicing/quotes.ts";
import { records } from "./servicing/records.ts";
import { seasons } from "./servicing/seasons.ts";
import { cityLife, townLife, villageLife } from "./servicing/setting.ts";
import { trades } from "./servicing/trades.ts";
import { tyresAndLoad } from "./servicing/tyres-and-load.ts";
import { bodyCare, conversions, coolingAndBelts, districtLife, usedVan } from "./servicing/vehicle-care.ts";
import type { Topic } from "./topic.ts";

/** `local` names the place and comes on every page (the first whose `when` holds); `general` is drawn from. */
export interface TopicSet {
  local: readonly Topic[];
  general: readonly Topic[];
}

export const servicingTopics: TopicSet = {
  local: [localGarages, singleGarage, noGarage, northernServicing, county, region, northernHub],
  general: [
    intervals,
    fullService,
    majorService,
    brakes,
    oil,
    diagnostics,
    booking,
    trades,
    villageLife,
    townLife,
    cityLife,
    seasons,
    records,
    tyresAndLoad,
    electric,
    quotes,
    sootFilter,
    clutchAndGearbox,
    batteryAndElectrics,
    coolingAndBelts,
    bodyCare,
    usedVan,
    conversions,
    districtLife,
  ],
};

export const motTopics: TopicSet = {
  local: [localStations, singleStation, noStation, motHub, dva],
  general: [
    classes,
    fees,
    dates,
    tested,
    preparing,
    results,
    commonFaults,
    together,
    brakeTest,
    lampsAndTyres,
    emissions,
    businessVans,
    lawAndCover,
    steeringAndBody,
    testDay,
    myths,
    certificate,
    advisories,
    choosingStation,
    cabAndLoad,
    electricMot,
    dvaDates,
    dvaDay,
    dvaService,
  ],
};
