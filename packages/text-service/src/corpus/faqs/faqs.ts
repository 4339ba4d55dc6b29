import type { Faq } from "./faq.ts";
import { dvaFaqs } from "./dva.ts";
import { engineFaqs } from "./engine-and-electrics.ts";
import { motDateFaqs } from "./mot-dates-and-results.ts";
import { motRuleFaqs } from "./mot-rules.ts";
import { motStationFaqs } from "./mot-stations-and-fees.ts";
import { motTestFaqs } from "./mot-test-points.ts";
import { owningFaqs } from "./owning.ts";
import { partFaqs } from "./parts.ts";
import { serviceVisitFaqs } from "./service-visit.ts";
import { vehicleFaqs } from "./whole-vehicle.ts";

export const servicingFaqs: readonly Faq[] = [
  ...serviceVisitFaqs,
  ...partFaqs,
  ...owningFaqs,
  ...engineFaqs,
  ...vehicleFaqs,
];

export const motFaqs: readonly Faq[] = [...motStationFaqs, ...motDateFaqs, ...motTestFaqs, ...motRuleFaqs, ...dvaFaqs];
