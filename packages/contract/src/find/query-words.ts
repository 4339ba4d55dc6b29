import { plainName } from "../geo/fold-name.ts";
import { nameDistance } from "../geo/misspelt-names.ts";
import { serviceTable, type ServicePageName } from "../services.ts";

/** The words of a search that ask for an MOT, folded by `plainName`. */
export const motWords: ReadonlySet<string> = new Set(
  (
    "mot mots motd moted vanmot motcheck class classes test tests tested testing retest retests " +
    "prawf"
  ).split(" "),
);

/** The words that ask for a service with a page, besides those that ask for any. */
const wordsOfServicePages: Readonly<Record<ServicePageName, string>> = {
  brakeRepairs:
    "brake brakes braking pad pads disc discs handbrake squeak squeaks squeaking squeal " +
    "squealing grinding judder juddering breaks",
  oilChanges: "oil oilchange",
  vanDiagnostics:
    "diagnostic diagnostics warning light lights fault faults code codes management dashboard " +
    "adblue dpf eml epc limp mode noise noises noisy smoke smoking rattle rattling leak leaking " +
    "overheating stalling misfire power losing cutting stall stalls stalled smell burning " +
    "slipping vibration vibrating shaking clunk clunking knocking whining flashing amber orange",
};

/** The page of the service that a word asks for, by the word. */
export const servicePageOfWord: ReadonlyMap<string, ServicePageName> = new Map(
  (Object.keys(wordsOfServicePages) as ServicePageName[]).flatMap((page) =>
    wordsOfServicePages[page].split(" ").map((word) => [word, page] as const),
  ),
);

const serviceNames = serviceTable.filter((row) => !row.includesMot).map(({ name }) => name);

/** The words that ask for a service or a repair, including the words of the services' names. */
export const servicingWords: ReadonlySet<string> = new Set([
  ...serviceNames.flatMap((name) => plainName(name).split(" ")),
  ...(
    "services serviced servicing repair repairs repaired repairing fix fixed clutch clutches " +
    "changes exhaust exhausts cambelt timing belt battery gearbox engine mechanic mechanics " +
    "interim minor fluid filter filters steering suspension aircon conditioning regas " +
    "gwasanaeth turbo radiator alternator starter injector injectors wheel wheels bearing " +
    "bearings tracking alignment puncture windscreen glow plug plugs abs habitation " +
    "replacement replace wont start broken wet pump gear gears coolant shake shakes pedal " +
    "temp gauge valve egr"
  ).split(" "),
  ...servicePageOfWord.keys(),
]);

/** The words for vans that are tested in class 4 at any weight. */
export const motorCaravanWords: ReadonlySet<string> = new Set(
  "camper campers campervan campervans motorhome motorhomes".split(" "),
);

/** The words that ask about a zone that charges or bans vans. */
export const zoneWords: ReadonlySet<string> = new Set(
  "ulez lez caz zez zone zones emission emissions".split(" "),
);

/** The letters of the shortest service's word that may be misspelt: shorter ones are like names. */
const shortestMisspelt = 6;

/** The letters of the shortest word that may be one of them, with a letter left out. */
const shortestTyped = shortestMisspelt - 1;

const wordsOftenMisspelt: readonly string[] = [
  ...servicingWords,
  ...motorCaravanWords,
  ..."garage garages minibus booking cancel collect electric history reminder".split(" "),
].filter((word) => word.length >= shortestMisspelt);

/** The words of names of places that are one letter from a word of a service. */
const namesLikeServices: ReadonlySet<string> = new Set(
  "barking brading battle camber bocking sheering drakes grange".split(" "),
);

/**
 * Returns the word of a service that a word is one wrong letter from, such as `squealing` for
 * `squeeling`, else the word itself.
 */
export function spelledRight(word: string): string {
  if (word.length < shortestTyped || isKnownWord(word) || namesLikeServices.has(word)) {
    return word;
  }
  const meant = wordsOftenMisspelt.find(
    (known) =>
      Math.abs(known.length - word.length) <= 1 &&
      nameDistance(word, known, 0, { left: Infinity }, 1) <= 1,
  );
  return meant ?? word;
}

/** The makes and models of vans. */
const makesAndModels = (
  "transit t4 t5 t6 tge ldv sprinter vivaro trafic transporter crafter caddy berlingo kangoo " +
  "ducato boxer relay dispatch movano combo vito proace iveco partner master custom connect " +
  "expert nv200 nv300 nv400 scudo talento primastar interstar hiace citan townstar bipper " +
  "amarok hilux daily doblo fiorino tourneo ford vauxhall vw volkswagen mercedes renault " +
  "citroen peugeot fiat nissan toyota maxus"
).split(" ");

/** Returns whether a word names a make or model of van. */
export const isMakeOrModel = (word: string): boolean => makesAndModels.includes(word);

/** Other words that do not name a place, with their plurals: vans, who works on and with them. */
const otherWords: ReadonlySet<string> = new Set(
  (
    "van fan got pre tmrw tomorow tdi hdi tdci dci cdi vehicle commercial garage garej centre " +
    "center area check checker breakdown tyre " +
    "junction jct motorway station workshop dealer mobile minibus minibuses plumber plumbing " +
    "builder electrician handyman gardener joiner carpenter decorator courier delivery driver " +
    "business work conversion crew panel hire truck lorry trailer car tipper low clean air " +
    "ultra compliant diesel petrol electric hybrid tail lift refrigerated horsebox caravan ice " +
    "cream lwb mwb swb history reminder status account invoice trade " +
    "requirement exempt exemption recall cancel refund sorn warranty guarantee insurance tax " +
    "taxed certificate reviews checklist regen kit halfords kwik kwikfit fit fitted fitting " +
    "towing dva dvsa dvla ltd seat seater collect collected collection deliver garge limit water catering kebab"
  )
    .split(" ")
    .concat(makesAndModels)
    .flatMap((word) => [word, `${word}s`]),
);

/** Words around a name. They may also be inside one, like the `in` of Barrow-in-Furness. */
const wordsAround: ReadonlySet<string> = new Set(
  (
    "in near nearest nearby nr around at by close to the a an for my me i we us is are where " +
    "what which who when why if can could get do does have has drive without take takes last " +
    "lasts valid fail fails failing its it next week need needs needed want wanted looking " +
    "look find search please and or with of on off from how much cost costs price prices fee " +
    "fees charge charges cheap cheapest best good local open now today tomorrow tonight " +
    "monday tuesday wednesday thursday friday saturday sunday weekend weekends book booking " +
    "tues wed thurs fri sat morning mornings afternoon evening " +
    "booked online here same day hour hours quote quotes before after due expires expired " +
    "failed miles jan feb mar apr may jun jul aug sep oct nov dec someone some any uk england " +
    "postcode ger yn yng"
  ).split(" "),
);

/**
 * The words of questions besides those above. None but `over` is part of a name of a place, so that
 * the other words of a question may be one.
 */
const wordsOfQuestions: ReadonlySet<string> = new Set(
  (
    "should would could must might shall will did done be been being was were am not no never " +
    "always ever also only really actually there that this these those them they one ones your " +
    "you yours his her their our us as so then than but because every each year years yearly " +
    "annual annually month months miles mile mileage first often far early soon happens happen " +
    "happening happened mean means include includes included including difference between versus " +
    "vs allowed legal legally illegal rule rules police fined fine insured insure paid paying pass " +
    "passed passing anyone people own tell know show see make makes say says ask think go going " +
    "come put use used using works working safe worth kind type many more less least most time " +
    "times minute minutes wait while until till since about into onto out up again still yet " +
    "already sell selling buy buying bought bring taking taken keep leave drop pick collect " +
    "collected hi hello whats whens wheres im ive id dont didnt isnt arent cant doesnt too very " +
    "something anything everything nothing else other another wrong right problem problems issue " +
    "issues change move amend delete rearrange reschedule appointment reservation confirmation " +
    "expiry renew renewal handbook manufacturer schedule interval intervals advance reg plate " +
    "winter summer registration weight weigh weighs contact phone telephone number email " +
    "complain complaint free over lost cover"
  ).split(" "),
);

/** Returns whether a word of a question, folded by `plainName`, does not name a place. */
export const isWordOfQuestion = (word: string): boolean => wordsOfQuestions.has(word);

/** The words that ask for a price. */
export const priceWords: ReadonlySet<string> = new Set(
  "much cost costs price prices fee fees charge charges free pay paying".split(" "),
);

/** The words that tell a motorway from a postcode in Manchester: `M1 junction 26`. */
export const motorwayWords: ReadonlySet<string> = new Set(["junction", "jct", "motorway"]);

/**
 * The numbers of faults and roads, and plain numbers. Single letters that begin no postcode, and
 * numbers that no district has.
 */
const road = /^(p0\d{3}|a\d{1,4}m?|b\d{3,4}|m\d{1,2}m|\d{1,3}|20[23]\d)$/;

/** Returns whether a word in small letters is in one of the sets above. */
export const isWordOfQuery = (word: string): boolean =>
  [motWords, servicingWords, motorCaravanWords, zoneWords, otherWords, wordsAround].some((words) =>
    words.has(word),
  );

/** Places of three letters, which may stand after an outcode like the end of a registration. */
export const threeLetterPlaces: ReadonlySet<string> = new Set(
  "ash ayr bow cwm ely eye hoo kew law lee moy par rhu rye usk wem wye".split(" "),
);

/** Returns whether a word stands around a name, as `for` does, and so has another after it. */
export const isAround = (word: string): boolean => wordsAround.has(word);

/** The words above of three letters, which could be the letters of a registration. */
export const threeLetterWords: readonly string[] = [
  ...threeLetterPlaces,
  ...motWords,
  ...servicingWords,
  ...zoneWords,
  ...otherWords,
  ...wordsAround,
].filter((word) => /^[a-z]{3}$/.test(word));

/** Returns whether a word of a search, folded by `plainName`, does not name a place by itself. */
export const isKnownWord = (word: string): boolean => isWordOfQuery(word) || road.test(word);

/** Returns whether a word is dropped between the words of a name, as in `ashford mot kent`. */
export const isKnownInside = (word: string): boolean => isKnownWord(word) && !wordsAround.has(word);
