import type { Topic } from "../topic.ts";

const north = ({ mot }: Parameters<NonNullable<Topic["when"]>>[0]) => mot.atGarages;

export const classes: Topic = {
  id: "classes",
  when: north,
  headings: [
    "Class 4 or class 7[?|: which applies|: know your weight]",
    "[Which|Finding the right] MOT class",
    "[Weight|The weight plate] [decides|and] the class",
    "[Light|Small] vans, [heavy|big] vans: [the classes|class 4 and class 7]",
  ],
  open: [
    "[Weight|Design weight] [decides|settles] the class: [goods vans|vans] [up to|of no more than] {class4Kg} [design gross weight|gross weight] [go|fall] in class 4, [those|vans] [above that|beyond it], up to {class7Kg}, in class 7.",
    "[Vans|Goods vans] [come|fall] [into|under] [either of the classes|a class by weight]: class 4 [covers|takes] those up to {class4Kg}, class 7 the [heavier ones|ones above] up to {class7Kg}.",
    "[Before|Ahead of] booking, [find|read] the [gross weight|maximum weight] on the van's [plate|weight plate]: up to {class4Kg} [means|is] class 4, [anything|whatever is] [over that|heavier] and up to {class7Kg} [means|is] class 7.",
    "[Most|Many] [car-derived|small and medium] vans are class 4, [limited|with a limit] to {class4Kg}, [while|whereas] [large|long] panel vans [and|or] [tippers|dropsides] {often} [pass|exceed] that and [need|go into] class 7, [which ends at|up to] {class7Kg}.",
  ],
  points: [
    [
      "[What counts|The figure that counts] is the [maximum|design gross] weight [the maker states|on the plate], not [what|the weight] the van [weighs|has] [today|empty].",
      "[An empty|A lightly loaded] van does not [drop|move] [into|down to] the lighter class; the plate [decides|rules], [not|never] the [load|cargo].",
      "[Look|Search] [inside the door frame|under the bonnet] or in the {handbook} for the [plate|weight plate]; the [gross|maximum] weight is {usually} [the top line|listed first].",
      "Vans that [look|seem] [alike|identical] can [sit|fall] in [different|separate] classes, [because|since|as] [plated weights|design weights] [vary|differ] by [version|model].",
    ],
    [
      "[A class 4 station|Stations for class 4 only] cannot [test|take] a [heavier|class 7] van, so [a wrong booking|booking wrongly] [wastes|costs] [the trip|a morning].",
      "Fewer stations [hold|have] class 7 [approval|authority] than class 4, [so|hence] [heavier|bigger] vans [should|need to] [book|plan] [earlier|further ahead].",
      "A class 7 lift [must|has to] [carry|bear] [more|a heavier van], and [brake rollers|the rollers] must be [built|sized] for the [axle|weight].",
      "[Give|State] the [gross weight|plated weight] [with the|when making an] enquiry, and the [station|garage] will [know|tell you] [whether|if] its [bay|lift] [is right|will do].",
    ],
    [
      "[Motor caravans|Campers] [are|count as] class 4 [whatever|no matter what] [they weigh|the weight], [while|but] [minibuses|passenger vans] [go|are placed] by [seats|the number of seats].",
      "[Dropsides|Luton vans] and [chassis cabs|tippers] [follow|go by] the same [weight|plate] rule as [panel|closed] vans.",
      "[Dual-purpose|Car-like] [vehicles|vans] are {usually} class 4; [ask|check] [if in doubt|when unsure].",
      "[Above|Over] {class7Kg} the [MOT|ordinary MOT] [ends|stops] and [annual goods|heavy goods] testing [begins|takes over].",
    ],
  ],
};

export const fees: Topic = {
  id: "fees",
  when: north,
  headings: [
    "[What|How much] an MOT [may cost|can cost]",
    "[MOT fees|Fees for the MOT] and [the legal limit|what they cover]",
    "[The fee|Test fees]: [the legal maximum|set by law]",
  ],
  open: [
    "[The law|Law] [caps|limits] the [fee|test fee]: [no station may|a station may not] charge more than {class4Fee} for class 4 or {class7Fee} for class 7.",
    "[The most|The maximum] a [station|test station] may [charge|ask] is {class4Fee} [in|for] class 4 and {class7Fee} [in|for] class 7, with no VAT [added|on top].",
    "[Test fees|MOT fees] [have|come with] a legal [ceiling|maximum]: {class4Fee} for a class 4 van, {class7Fee} for a [heavier|class 7] van.",
    "[By law|In law] [the ceiling|the top fee] is {class4Fee} for class 4 and {class7Fee} for class 7, [wherever|no matter where] in [Great Britain|England, Scotland or Wales] the test is [done|taken].",
  ],
  points: [
    [
      "[Repairs|Any repairs] are [priced|charged] [apart|separately] from the test, [and|so] you [need not|do not have to] [have|get] them [done|made] at the [same|testing] station.",
      "[The fee|That fee] [pays|is] for the [test|inspection] [itself|alone], [pass or fail|whatever the result]; [parts and labour|repairs] [are|come] [extra|on top].",
      "[A fail|Failing] does not tie you to [the station|its workshop]: [take|drive] the van [elsewhere|away] [if|provided] it is [safe|roadworthy] to [do so|drive].",
      "[Ask|Check] what [a retest|the retest] [costs|would cost] [before|when] you [book|choose]; a [partial|part] retest {often} [carries|has] no [charge|fee] [if|when] the van [stays|is left] [there|at the station] [for repair|to be mended].",
    ],
    [
      "[Booking|Taking] the [test and a service|service and test] [together|in a single visit] {often} [cuts|reduces] the [time|hours] {offRoad}.",
      "[MOT + Service|The joint MOT and service] is [shown|listed] on this site at {bothPrice}; [the garage|the garage you choose] [confirms|explains] what it [covers|includes].",
      "[A joint visit|Combining MOT and service] lets the workshop [mend|deal with] [faults|problems] before the test [starts|begins].",
    ],
    [
      "[Check|See] what the [quote|price] is for: the right class, [test only|the test alone] or [test and service|with a service].",
      "[Fees|The fees] should be [on show|displayed] at the [station|reception], [along with|next to] the [opening|testing] hours.",
      "[Firms|Businesses] with [several|a few] vans [can|may] [agree|arrange] [invoices|terms], [but|though] the [legal ceiling|maximum] [holds|applies] for [each|every] [test|van].",
      "[A certificate|The certificate] is [included|part of the fee], and a copy can be [printed|had] from the [online|government] service.",
    ],
  ],
};

export const dates: Topic = {
  id: "dates",
  when: north,
  headings: [
    "[When|How often] the MOT is due",
    "[First test|The first MOT] and [renewals|the yearly round]",
    "[Keeping|Staying] [in date|legal]",
    "[Dates|MOT dates] [to remember|that matter]",
  ],
  open: [
    "A van's first MOT is due {firstYears} after [registration|it was first registered], [then|and after that] [every year|each year].",
    "Once a van [reaches|has reached] {firstYears} [from|after] first registration, it [needs|must have] an MOT [every year|each year].",
    "[New|Newly registered] vans [go|run] {firstYears} before the first test; [after that|from then on] the MOT is [yearly|an annual duty].",
    "[The calendar|The MOT calendar] is [simple|plain]: first test {firstYears} [from|after] registration, [a fresh one|another] [every|each] year [after|from then on].",
  ],
  points: [
    [
      "[Renew|Test] up to [a month|a month, less a day,] [early|before expiry] and the [new|fresh] certificate [keeps|carries on] the [old|same] [date|anniversary].",
      "[Test|Book] in the last month [before expiry|of the certificate] and no day is [lost|wasted]: the [next|new] date [follows|runs on] from the [old|present] one.",
      "[Testing|Going] [too early|well before the last month] moves the [renewal|expiry] date forward, which [some|certain] fleets do [on purpose|to even out the year].",
      "[Pick|Choose] a [quiet|slack] month for the [anniversary|test], [not|rather than] [the height of|the middle of] your [season|busy time].",
    ],
    [
      "[Driving|Using a van] without a [current|valid] certificate is an offence, [except|apart from] [on the way|when driving] to a [pre-booked|booked] test or repair.",
      "[Insurance|Cover] [may|can] be [harder|slower] to [claim on|rely on] [if|when] the MOT [has run out|has lapsed].",
      "[Road tax|Vehicle tax] cannot be [renewed|bought] without a [current|valid] MOT, so [check|watch] both [dates|expiries].",
      "[Police cameras|Cameras] [check|read] [plates|number plates] against the [MOT database|records], so [a lapse|an expired test] is [soon|quickly] [seen|spotted].",
    ],
    [
      "[Check|Look up] the [expiry|due] date online in the [government's|official] MOT [service|history service]: all it needs is the [number plate|registration].",
      "[MOT history|The online history] [shows|lists] [past|earlier] [advisories|mileages and advisories], [handy|useful] [before|when] [buying|preparing] a van.",
      "[Set|Put] a reminder [weeks|a few weeks] [before|ahead of] the date; [official|automatic] reminders can be [ordered|set up] from the government [service|site].",
      "[Mark|Write] the date where [drivers|the whole team] [see|will see] it, [not|rather than] only in [the office|a drawer].",
    ],
    [
      "[Fleet|Business] vans [around|from] {spotA} and {spotB} [can|may] be [tested|booked] [in turn|on a rota], so that [rounds|deliveries] [go on|are covered].",
      "[A van|Any van] declared off the road [need not|does not need to] be tested until it [returns|goes back] to [use|the road].",
      "[Very old|Historic] vans [may|can] be [exempt|excused], [provided|as long as] they [have not been|are not] [much|substantially] [changed|altered].",
    ],
  ],
};
