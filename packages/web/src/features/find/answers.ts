import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import type { QueryService } from "@vanfettle/contract/find/parse-query";
import { isMakeOrModel, spelledRight } from "@vanfettle/contract/find/query-words";
import { plainName } from "@vanfettle/contract/geo/fold-name";
import { locationPath, pages } from "@vanfettle/contract/paths";
import { servicePages as pagesOfServices } from "@vanfettle/contract/services";
import { class4, class7 } from "@vanfettle/vans/law/law-classes";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import type { ClaimSubject } from "../../ui/how-we-know.tsx";
import type { PageLink } from "../../ui/link-items.tsx";
import { serviceContents as contents } from "../location/service-contents.ts";
import { collection } from "../location/texts/general-texts.ts";
import { loadedVan, motScope } from "../mot-landing/texts/mot-faqs.ts";
import type { FindSearch } from "./find-query.ts";

/** The answer to a search that asks something without a place. */
export interface Answer {
  title: string;
  text: string;
  /** The pages that say more. */
  links: readonly PageLink[];
  /** The subject of the law or claims in the text. */
  evidence?: ClaimSubject;
}

interface Row extends Omit<Answer, "links"> {
  /**
   * The words of a question with this answer, folded by `plainName`. The gaps between words are
   * limited, because the text is not.
   */
  asks: RegExp;
  /** The service that the question has to be about. */
  about?: QueryService;
  links?: readonly PageLink[];
}

const vanMot: PageLink = ["Van MOT", pages.motLanding.canonical];
const vanCheck: PageLink = ["Check a van by its registration", pages.vanCheck.canonical];
const stations: PageLink = ["MOT stations near you", pages.garages.canonical];
const booking: PageLink = ["Your booking request", pages.yourBooking.canonical];
const servicing: PageLink = ["Van servicing", pages.home.canonical];
const serviceLinks: readonly PageLink[] = pagesOfServices.map(({ label, path }) => [label, path]);
const diagnostics: PageLink = ["Van diagnostics", pages.vanDiagnostics.canonical];
const brakes: PageLink = ["Brake repairs", pages.brakeRepairs.canonical];
const oilChanges: PageLink = ["Oil changes", pages.oilChanges.canonical];

const noAnswer: Omit<Answer, "links"> = {
  title: "We have no answer to that",
  text:
    "We have pages on the MOT, servicing, brakes, oil and diagnostics, and a check of a van by its " +
    "registration. To find a garage, enter your town or postcode.",
};
const allLinks: readonly PageLink[] = [vanMot, servicing, ...serviceLinks, vanCheck];

const checkVan: Omit<Row, "asks"> = {
  title: "Check a van",
  text: "Enter its registration to see when its MOT runs out, its class and its recalls.",
  links: [vanCheck],
};

const priceOfService = "The garage sets the price of a service for your van.";

/** The answers, of which the first whose words a search has is shown. */
const rows: readonly Row[] = [
  { asks: /\b(tax|taxed|insur\w*|finance|lease)\b/, ...noAnswer, links: allLinks },
  {
    asks: /\b(cancel\w*|reschedul\w*|rearrange|refund|(my|a|the) (booking|appointment|reservation))\b|\b(change|move|amend|delete|erase)\b.{0,60}\bbooking\b/,
    title: "Change or cancel a booking",
    text: "You book on our garage-booking partner's site, so change or cancel the booking there, with the reference of your request. Your booking request on this site shows the reference, and you can erase it.",
    links: [booking],
  },
  {
    asks: /\b(heard (nothing|back)|not heard|havent heard|no (reply|answer|confirmation)|confirm\w*)\b/,
    title: "If you have heard nothing",
    text: "Our garage-booking partner confirms a booking, not this site. Ask there, with the reference of your request. Your booking request on this site shows it.",
    links: [booking],
  },
  {
    asks: /\b(sorn|off the road|off road)\b/,
    title: "A van declared off the road",
    text: britishLaw.offRoad,
    evidence: "mot-law",
  },
  {
    asks: /\b(fail\w*|retest\w*|dangerous)\b/,
    about: "mot",
    title: "If a van fails its MOT",
    text: `${britishLaw.failedTest} ${britishLaw.retest}`,
    evidence: "mot-law",
  },
  {
    asks: /\b(early|in advance|before it)\b/,
    about: "mot",
    title: "How early a van can be tested",
    text: britishLaw.earlyTest,
    evidence: "mot-law",
    links: [vanMot, vanCheck],
  },
  { asks: /\bwhen (is|does|do|did|will)\b.{0,60}\b(due|runs? out|expires?)\b/, ...checkVan },
  {
    asks: /\b(without|no mot|expired|ran out|run out|out of|legal\w*|illegal\w*|fined?|police|drive)\b/,
    about: "mot",
    title: "Driving without an MOT",
    text: britishLaw.fine,
    evidence: "mot-law",
    links: [vanMot, stations],
  },
  {
    asks: /\btrailers?\b/,
    about: "mot",
    title: "Trailers and the MOT",
    text: britishLaw.trailers,
    evidence: "mot-law",
  },
  {
    // `plainName` makes 35 of 3.5.
    asks: /\b(over|above|more than) 35|\b75 ?t|\b(heavy|lorry|lorries|hgv)\b/,
    about: "mot",
    title: "Vans and lorries over 3.5 tonnes",
    text: britishLaw.heavy,
    evidence: "mot-law",
  },
  {
    asks: /\b(first mot|new van|how old|exempt\w*|every year|how often|(do|does|when|will|must) .{0,60}\bneed (an? )?mot)\b/,
    about: "mot",
    title: "When a van needs an MOT",
    text: `${britishLaw.firstMot} The van check says when yours is due.`,
    evidence: "mot-law",
    links: [vanCheck, vanMot],
  },
  {
    asks: /\b(dva|northern ireland)\b/,
    title: "MOTs in Northern Ireland",
    text: northernIrishLaw.testedAt,
    evidence: "dva-law",
    links: [
      ["Van MOT in Northern Ireland", locationPath("motLocation", "northern-ireland")],
      vanMot,
    ],
  },
  {
    asks: /\b(minibus(es)?|seaters?|class (5|v))\b/,
    about: "mot",
    title: "The MOT of a minibus",
    text: `${vehicleLaw.seatsOfClass4} ${vehicleLaw.seatsOfClass5} Our list has classes 4 and 7: for class 5, call stations near you.`,
    evidence: "mot-law",
    links: [vanCheck, vanMot],
  },
  {
    asks: /\b(campers?|campervans?|motorhomes?|motor caravans?)\b/,
    about: "mot",
    title: "The MOT of a motor caravan",
    text: `${vehicleLaw.motorCaravan} To find a station, enter your town or postcode.`,
    evidence: "mot-law",
    links: [vanCheck, vanMot],
  },
  {
    asks: /\b(what|which) (mot )?class\b|\bclass (is|do|does|are|mean\w*)\b|^(is|are)\b.*\bclass (4|7|iv|vii)\b|^(?=.*\b(4|iv)\b)(?=.*\b(7|vii)\b).*\bclass (4|7|iv|vii)\b|\b(weigh\w*|gross|plate)\b/,
    title: "Which class a van is",
    text: `${britishLaw.class4} ${britishLaw.class7} ${britishLaw.plateWeight}`,
    evidence: "mot-law",
    links: [vanCheck, vanMot],
  },
  {
    asks: /\b(due|expir\w*|runs out|history|status|remind\w*|renew\w*|recalls?|last mot|when (is|was|does)|(have|has|got) (an? |any |no )?mot|check my|mot check(er)?|check (an? |the )?mot)\b/,
    ...checkVan,
  },
  {
    asks: /\b(same|difference|versus|vs|instead)\b.{0,60}\b(mot|servic\w*)\b/,
    title: "The MOT and a service",
    text: `An MOT is not a service. ${motScope}`,
    evidence: "mot-test",
    links: [vanMot, servicing],
  },
  {
    asks: /\b(tools?|racking|load|loaded|empty|emptied)\b/,
    about: "mot",
    title: "A van with tools or a load",
    text: loadedVan,
    evidence: "mot-test",
  },
  {
    asks: /\b(tested|checked|checklist|requirements?|include\w*|pass|look\w*|what happens|what is an?|whats an?|tyres?|tread|lights?|lamps?|bulbs?|windscreen|wipers?|mirrors?|horn|seat ?belts?|emissions?|exhaust|rust|corrosion|steering|suspension|brakes?)\b/,
    about: "mot",
    title: "What an MOT looks at",
    text: `${motScope} Our page on the van MOT lists what is tested.`,
    evidence: "mot-test",
  },
  {
    asks: /\b(how long|minutes|wait|(does|will|would) .{0,60}take)\b/,
    about: "mot",
    title: "How long an MOT takes",
    text: "Our page on the van MOT has the time, and whether you can wait for the van.",
  },
  {
    asks: /\b(how long|wait|(does|will|would) .{0,60}take)\b/,
    about: "servicing",
    title: "How long the work takes",
    text: "That depends on the work and on your van. Ask the garage when you book.",
    links: [servicing],
  },
  {
    asks: /\b(squeak\w*|squeek\w*|squeal\w*|grind\w*|judder\w*|spongy)\b/,
    title: "Brakes that squeal, grind or judder",
    text: "If they grind, or the pedal is soft, do not drive on. Have squealing or judder looked at. Our page says what each sign means.",
    links: [brakes],
  },
  {
    asks: /^(?!.*\b(brake|head|tail|rear|fog|side) lights?\b).*\b(lights?|warnings?|dashboard|eml|epc|limp|countdown)\b/,
    about: "servicing",
    title: "When a warning light is on",
    text: "Red means stop as soon as it is safe. Amber means have it looked at. Our page says what each light means.",
    links: [diagnostics],
  },
  {
    asks: /\b(ice cream|catering|kebab|food van|refrigerated|tipper|luton (van|box)|tail lift|horsebox\w*|conver(ted|sions?)|high roof|ramps?)\b|\b(campers?|campervans?|motorhomes?|caravans?)\b.{0,60}\b(take|long|tall|high|wide|fit|do|service)\b|\b(take|do|fit|service)\b.{0,60}\b(campers?|campervans?|motorhomes?)\b|\btoo (tall|high|long|wide|big|heavy)\b/,
    title: "Motorhomes, converted and large vans",
    text: "Not every garage takes a tall, long, heavy or converted van. Give its height, length and weight, and ask before you book.",
    links: [servicing],
  },
  {
    asks: /\b(stood|standing|unused|laid up|not (been )?(used|moved|driven))\b/,
    title: "A van that has stood",
    text: `Check when its MOT runs out before you drive it. A full service usually covers ${contents["full-service"]}.`,
    links: [vanCheck, servicing],
  },
  {
    asks: /\b(electric|ev|evs|hybrid|e transit)\b/,
    about: "servicing",
    title: "Servicing an electric van",
    text: "An electric van has no engine oil, but its brakes, tyres, steering and suspension wear. Not every garage works on electric vans: ask before you book.",
    links: [servicing],
  },
  {
    asks: /\b(warrant\w*|guarantee)\b/,
    title: "Servicing and the maker's warranty",
    text: "Our page on oil changes says what keeps the maker's warranty valid.",
    links: [oilChanges],
  },
  {
    asks: /^(?=.*\b(service|services|serviced|servicing|oil|\w*belt|fluid|filters?)\b).*\b(often|every|years?|yearly|annual\w*|months?|miles|mileage|intervals?|when|overdue|schedule|need a service)\b/,
    title: "How often a van needs a service",
    text: "As often as the maker's schedule says, by miles or by time, whichever comes first. The handbook has it.",
    links: [oilChanges, servicing],
  },
  {
    asks: /\bwhats? in\b.{0,20}\bservice\b|\b(full|major|interim)\b.{0,20}\b(or|vs|versus)\b.{0,20}\b(full|major|interim)\b|\bincluded?\b.{0,60}\bservice\b|\b(service|servicing)\b.{0,60}\b(include\w*|involve\w*|consist\w*)\b|\bwhat (is|happens|do|does)\b.{0,60}\b(service|servicing)\b|\b(full|major|interim|minor) service\b.{0,60}\b(is|mean)\b/,
    title: "What a service includes",
    text: `Full: usually ${contents["full-service"]}. Major: usually ${contents["major-service"]}. An interim service is usually less than a full one. Ask the garage for its list.`,
    links: [oilChanges, servicing],
  },
  {
    asks: /\b(much|costs?|prices?|fees?|charges?)\b/,
    about: "servicing",
    title: "What it costs",
    text: `${priceOfService} Get a free quote with its registration and your postcode.`,
  },
  {
    asks: /\b(mobile|come to|collect\w*|pick(ed)? .{0,20}up|pick ?up|deliver\w*)\b/,
    title: "Collection of your van",
    text: `We list garages, not mobile mechanics. ${collection}`,
    links: [servicing],
  },
  {
    asks: /\b(accounts?|fleets?|trade|invoices?|[2-9]\d{0,2} vans|(all|our|my|several) vans|more than one van)\b/,
    title: "More than one van",
    text: "The fleet check says when each of your vans needs its MOT, and saves a request for each that is due. We have no accounts: ask the garage for its terms.",
    links: [["Check a fleet", pages.fleetCheck.canonical], servicing],
  },
  {
    asks: /\b(open|opening|saturdays?|sundays?|weekends?|bank holidays?)\b/,
    title: "Opening hours",
    text: "We do not have garages' opening hours. The list of MOT stations near you has their phone numbers.",
    links: [stations],
  },
  {
    asks: /\b(contact|phone|telephone|number|email|complain\w*)\b/,
    title: "Contact us, or a garage",
    text: "Our email address is at the foot of this page. The list of MOT stations near you has their phone numbers.",
    links: [stations],
  },
];

/** The first words of questions that a garage nearby does not answer. */
const questionWord = /^(what|why|how|who|is|are|do|does|did|will)\b/;

const asksForGarage =
  /^(where|my|need|i (need|want|am looking))\b|\b(book|booking|garages?|stations?)\b/;

/** The heading and guidance where a search needs a place. */
export const whereIsYourVan = {
  title: "Where is your van?",
  text: "Enter a town, village, county or postcode, or select a region.",
};

const noModels = "We have no pages by make or model: your quote goes by the registration.";

const mostForMot = `A van MOT costs at most ${class4.maximumFee} (class 4) or ${class7.maximumFee} (class 7) in Great Britain.`;

/** Returns the pages about the services that a search asks for. */
export function pagesAbout({
  service,
  servicePages: named,
}: Pick<FindSearch["asked"], "service" | "servicePages">): readonly PageLink[] {
  const links = pagesOfServices
    .filter(({ name }) => named.includes(name))
    .map(({ label, path }): PageLink => [label, path]);
  if (service === "mot") return [vanMot, ...links];
  return service && links.length === 0 ? [servicing] : links;
}

/**
 * Returns the answer to a search for which no place was found, or undefined if it only needs a place.
 * A question is answered before the places that its words are like.
 */
export function answerTo(
  outcome: FindPlaces["outcome"],
  search: Pick<FindSearch, "text" | "place" | "asked">,
): Answer | undefined {
  const words = plainName(search.text.replace(/['’]s\b/g, " is"))
    .split(" ")
    .map(spelledRight)
    .join(" ");
  if (outcome === "no-place") return answerOfRow(words, search) ?? answerWithoutRow(words, search);
  const mayBeNoPlace = outcome === "nothing" || (outcome === "similar" && search.asked.isQuestion);
  return mayBeNoPlace ? answerOfRow(words, search) : undefined;
}

function answerOfRow(words: string, { asked }: Pick<FindSearch, "asked">): Answer | undefined {
  const about = pagesAbout(asked);
  const row = rows.find(
    ({ asks, about: service }) => (!service || service === asked.service) && asks.test(words),
  );
  if (asked.asksMotPrice && row?.title !== "If a van fails its MOT") {
    const alsoService = /\bservic(e|ing)\b/.test(words) ? ` ${priceOfService}` : "";
    return {
      title: "What a van MOT costs",
      text: `${mostForMot}${alsoService} ${whereIsYourVan.title} ${whereIsYourVan.text}`,
      links: about,
      evidence: "mot-law",
    };
  }
  if (!row) return undefined;
  const { title, text, evidence, links = about } = row;
  return { title, text, links, ...(evidence && { evidence }) };
}

function answerWithoutRow(
  words: string,
  { place, asked }: Pick<FindSearch, "place" | "asked">,
): Answer | undefined {
  const about = pagesAbout(asked);
  if (!asked.isQuestion && words.split(" ").some(isMakeOrModel)) {
    return { ...whereIsYourVan, text: `${noModels} ${whereIsYourVan.text}`, links: about };
  }
  if (!asked.isQuestion || asksForGarage.test(words)) return undefined;
  if (asked.servicePages.length > 0) {
    const [[label] = [""]] = about;
    return {
      title: `${label}`,
      text: "Our page has the signs, what the garage does and what affects the price.",
      links: about,
    };
  }
  const needsAnswer = place !== "" || questionWord.test(words);
  return needsAnswer ? { ...noAnswer, links: allLinks } : undefined;
}
