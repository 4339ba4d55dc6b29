import type { FindPlaces } from "@vanfettle/contract/find/find-schemas";
import type { QueryService } from "@vanfettle/contract/find/parse-query";
import { isMakeOrModel, spelledRight } from "@vanfettle/contract/find/query-words";
import { hasName, plainName } from "@vanfettle/contract/geo/fold-name";
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
const privacy: PageLink = ["Privacy policy", pages.privacyPolicy.canonical];
const claims: PageLink = ["Data and claims", pages.dataAndClaims.canonical];
const yourStation: PageLink = ["Your MOT station's entry", pages.yourStation.canonical];
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

const whatIsTested: Omit<Row, "asks"> = {
  title: "What an MOT looks at",
  text: `${motScope} Our page on the van MOT lists what is tested.`,
  evidence: "mot-test",
};

const priceOfService = "The garage sets the price of a service for your van.";

/** The answers, of which the first whose words a search has is shown. */
const rows: readonly Row[] = [
  {
    asks: /\b(lease|leased|leasing)\b/,
    title: "A leased van",
    text: "Ask the company that leases it first: it may choose the garage.",
    links: [servicing],
  },
  { asks: /\b(tax|taxed|insur\w*|finance)\b/, ...noAnswer, links: allLinks },
  {
    asks: /\b(own a|my|our) (garage|workshop|station)\b|\bgarages? (join|sign ?up)\b/,
    title: "For garages and MOT stations",
    text: "MOT stations come from DVSA's list, and an entry costs nothing. Our page for stations says how to correct or hide one.",
    links: [yourStation],
  },
  {
    asks: /\breviews?\b/,
    title: "Reviews",
    text: "We have no reviews of garages. Our page on data and claims says what the figures on this site rest on.",
    links: [claims],
  },
  {
    asks: /\bwrong (reg|registration|plate|phone|number|email|postcode|details|service)\b/,
    title: "If you sent something wrong",
    text: "Your booking request on this site shows what you sent. Erase it and send a new one. What you gave to our partner, correct on its site.",
    links: [booking],
  },
  {
    asks: /\b(my (data|details)|privacy|gdpr)\b/,
    title: "Your data",
    text: "The privacy policy says what we keep and who gets it. You can erase a request on its page.",
    links: [privacy, booking],
  },
  {
    asks: /\b(another site|redirect\w*|partner)\b/,
    title: "Booking on our partner's site",
    text: "We save your request and pass it to our garage-booking partner, on whose site you complete the booking.",
    links: [booking],
  },
  {
    asks: /\bcomplain\w*|\bcharged me\b/,
    title: "Complaints",
    text: "Tell the garage that did the work first, then the site where you booked. About this site, write to the email address at the foot of this page.",
    links: [booking],
  },
  {
    asks: /\b(cancel\w*|reschedul\w*|rearrange|refund|(my|a|the) (booking|appointment|reservation))\b|\b(change|move|amend|delete|erase)\b.{0,60}\b(booking|time|day)\b/,
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
    asks: /^(?=.*\b(mot|fail|pass)\b)(?!.*\b(failed|drive)\b).*\b(lights?|lamps?|bulbs?|tyres?|tread|windscreen|chip|wipers?|mirrors?|horn|seat ?belts?|airbags?|number plate|rust\w*|corrosion|sills?|exhaust)\b|\b(tread|tyres?)\b.{0,20}\b(limit|depth|legal|minimum)\b/,
    ...whatIsTested,
    links: [vanMot],
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
  {
    asks: /\bwhen (is|does|do|did|will|my|the)\b.{0,60}\b(due|runs? out|expires?)\b/,
    about: "mot",
    ...checkVan,
  },
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
    asks: /\b(dva|northern ireland|ni)\b|\bor\b.{0,20}\btest cent/,
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
    asks: /^(?=.*\b(service|services|serviced|servicing|oil|\w*belt|chain|fluid|filters?)\b).*\b(often|every|years?|yearly|annual\w*|months?|miles|mileage|intervals?|when|overdue|missed|schedule|need a service)\b/,
    title: "How often a van needs a service",
    text: "As often as the maker's schedule says, by miles or by time, whichever comes first. The handbook has it.",
    links: [oilChanges, servicing],
  },
  {
    asks: /\b(no|wrong) (details|date|record)\b|\b(date|check|details)\b.{0,30}\b(wrong|not found)\b/,
    title: "If the check is wrong or finds nothing",
    text: "It shows what DVSA and DVLA have. Check the registration, or use the check without one.",
    links: [vanCheck],
  },
  {
    asks: /\b(due|expir\w*|runs out|history|status|remind\w*|renew\w*|recalls?|last mot|mot date|certificate|(have|has|got) (an? |any |no )?mot|check my|mot check(er)?|check (an? |the )?mot)\b/,
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
    asks: /\b(tested|they check|checked|checklist|requirements?|include\w*|pass|look\w*|what happens|what is an?|whats an?|tyres?|tread|lights?|lamps?|bulbs?|windscreen|wipers?|mirrors?|horn|seat ?belts?|emissions?|exhaust|rust|corrosion|steering|suspension|brakes?)\b/,
    about: "mot",
    ...whatIsTested,
  },
  {
    asks: /\b(how long|minutes|wait|(does|will|would) .{0,60}take)\b/,
    about: "mot",
    title: "How long an MOT takes",
    text: "Our page on the van MOT has the time, and whether you can wait for the van.",
  },
  {
    asks: /\b(warrant\w*|guarantee|genuine parts|dealer)\b/,
    title: "Servicing and the maker's warranty",
    text: "Our page on oil changes says what keeps the maker's warranty valid.",
    links: [oilChanges],
  },
  {
    asks: /\b(how long|wait|leave (it|the van|my van)|all day|(does|will|would) (a|an|it|the|my) .{0,60}take)\b/,
    title: "How long the work takes",
    text: "That depends on the work and on your van. Ask the garage when you book.",
    links: [servicing],
  },
  {
    asks: /\b(squeak\w*|squeal\w*|grind\w*|judder\w*|spongy|brake pedal|handbrake)\b|\bpulls?\b.{0,30}\bbrak/,
    title: "Brakes that squeal, grind or pull",
    text: "If they grind, or the pedal is soft, do not drive on. Have squealing, judder or a pull to one side looked at. Our page says what each sign means.",
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
    asks: /\b(ice cream|catering|kebab|food van|refrigerated|tipper|minibus(es)?|luton (van|box)|tail lift|horsebox\w*|conver(ted|sions?)|high roof|ramps?)\b|\b(campers?|campervans?|motorhomes?|caravans?)\b.{0,60}\b(take|long|tall|high|wide|fit|do|service)\b|\b(take|do|fit|service)\b.{0,60}\b(campers?|campervans?|motorhomes?)\b|\btoo (tall|high|long|wide|big|heavy)\b/,
    title: "Motorhomes, minibuses and large vans",
    text: "Not every garage takes a tall, long, heavy or converted van. Give its height, length and weight, and ask before you book.",
    links: [servicing],
  },
  {
    asks: /\b(stood|standing|unused|laid up|not (been )?(used|moved|driven)|just bought|second ?hand)\b/,
    title: "A van that has stood, or is new to you",
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
    asks: /\b(brok\w* down|breakdown|needs? (a )?tow\w*|recovery|come out)\b/,
    title: "A van that cannot be driven",
    text: "We list garages, not recovery. Call your breakdown cover, then a garage near you.",
    links: [stations, diagnostics],
  },
  {
    asks: /\b(noises?|noisy|smells?|smok\w*|leak\w*|shak\w*|vibrat\w*|knock\w*|whin\w*|clunk\w*|rattl\w*|overheat\w*|temp|coolant|gauge|stall\w*|misfir\w*|stuck|slipping|gears?|flat|dead|wont|not \w+ing|start|blowing|pulls|petrol|wrong|fault|blocked|clutch|battery)\b/,
    about: "servicing",
    title: "Something wrong with the van",
    text: "Diagnostics finds the cause: note what you see, hear or smell, and when. If you smell fuel, or it will not brake or steer as it should, do not drive it.",
    links: [diagnostics, brakes],
  },
  {
    asks: /\b(pay|paid|payments?|deposit|monthly|cash|quoted)\b/,
    title: "Price and payment",
    text: "You pay us nothing. Agree the price, and how you pay, with the garage before the work starts.",
    links: [servicing],
  },
  {
    asks: /\bcourtesy\b/,
    title: "Courtesy vans",
    text: "Ask the garage, before you book, whether it lends one.",
    links: [servicing],
  },
  {
    asks: /\b(today|tomorrow|urgent\w*|asap)\b/,
    title: "Work on the same day",
    text: "If the garage has a free bay. Phone the stations near you.",
    links: [stations],
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
 * What has an answer is answered before the places that its words are like. Zones have a list of
 * their towns instead.
 */
export function answerTo(
  { outcome, places }: Pick<FindPlaces, "outcome" | "places">,
  search: Pick<FindSearch, "text" | "place" | "asked">,
): Answer | undefined {
  if (search.asked.asksZones) return undefined;
  const words = plainName(search.text.replace(/['’]s\b/g, " is"))
    .split(" ")
    .map(spelledRight)
    .join(" ");
  if (outcome === "no-place") return answerOfRow(words, search) ?? answerWithoutRow(words, search);
  const isLike = outcome === "similar" && (search.asked.isQuestion || !isNamed(search, places));
  return isLike || outcome === "nothing" ? answerOfRow(words, search) : undefined;
}

/** Returns whether a search has the full name of a place among its words: `strabane pre mot check`. */
const isNamed = ({ place }: Pick<FindSearch, "place">, places: FindPlaces["places"]): boolean =>
  places.some(({ name }) => hasName(place, name.replace(/,.*/, "")));

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
