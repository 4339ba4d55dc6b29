import type { Topic } from "../topic.ts";

const north = ({ mot }: Parameters<NonNullable<Topic["when"]>>[0]) => !mot.atGarages;

export const dva: Topic = {
  id: "dva",
  when: north,
  headings: [
    "[The MOT|MOTs|Van MOTs] for {place}: [the DVA test|at DVA centres]",
    "[Where|How] vans from {place} [are tested|get their MOT]",
    "DVA [tests|testing] for vans [in|from] {place}",
    "[Booking|Arranging] a van MOT [from|in] {place}",
  ],
  open: [
    "Every van from {place} takes the MOT at a [test centre|centre] of the Driver and Vehicle Agency, the DVA; [nobody else|no private business] [in Northern Ireland|here] [may|can] [carry it out|do it].",
    "[In Northern Ireland|Here in Northern Ireland] MOTs are [done|carried out] only at DVA centres, [so|and so] [owners|drivers] in {place} [book|arrange] the test [directly with|straight with] the DVA.",
    "[For|To] [owners|drivers] in {place} the MOT [is|means] a DVA [matter|appointment]: the [agency|Driver and Vehicle Agency] [runs|staffs] the centres, [sets|keeps] the diary and [issues|gives out] the [certificate|result].",
    "The DVA — the Driver and Vehicle Agency — [tests|examines] [every|each] van [kept|based] in {place}, [at|in] [centres|test centres] [of its own|it runs itself].",
  ],
  points: [
    [
      "[Book|Reserve a slot] [early|in good time]: [waiting times|queues] [rise and fall|vary] through the year, and a lapsed certificate [keeps|leaves] the van [at home|parked].",
      "[The agency|The DVA] {usually} [posts|sends] a reminder [ahead of|before] the date, [yet|but] [the duty|keeping the date] [stays|rests] with the [keeper|owner] even if [no letter comes|none arrives].",
      "[Choose|Pick] [any|whichever] DVA centre [that suits|with a date]; [the nearest|the closest to {place}] is [not|never] [compulsory|the only choice].",
      "[Dates|Appointments] [open up|come free] when others [cancel|change], so [look|check] [again|more than once] if the [first|earliest] [date|offer] is [too late|far off].",
    ],
    [
      "Whether the van [lives|is kept] in {spotA} or {spotB}, the [rule|arrangement] is the same: [a DVA centre|the DVA], [a booked slot|an appointment], [a yearly visit|every year].",
      "[Drivers|Owners] from {spotA}, {spotB} and {spotC} [use|share|go to] the same [network|set] of DVA centres.",
      "[Plan|Fit] the trip [round|around] [work|a job] [near|over by] {spotA} or {spotB}, [allowing|with] [time|some time] [to queue|in hand].",
      "[Journeys|Trips] to the [centre|test] from {spotA} or {spotB} are a chance to [warm the engine|bring the engine up to temperature], which [helps|suits] the [smoke|emissions] [check|test].",
    ],
    [
      "[VanFettle|This site] [does not|cannot] [book|arrange] the [DVA test|test] [itself|for you]; [what we offer|our part] is [the service|servicing] [beforehand|around it].",
      "Use this page for [servicing|a pre-test service], [while|and] the [test|MOT] [booking|appointment] is made [direct|straight] with the DVA.",
      "The fee is [set|fixed] by the [agency|DVA] and [paid|payable] [when|as] you book [with it|there].",
      "[Keep|Have] the [registration|number plate] and [a payment card|card] [at hand|ready] when you [book|apply], and [note|write down] the [reference|booking number].",
    ],
    [
      "[Great Britain|The mainland] does [it|things] differently, so [advice|articles] [written|meant] for it [may|can] mislead drivers in {place}.",
      "[Independence|Keeping testing apart] is the [idea|point]: [those|the people] who [test|examine] the van [have no repair to sell|gain nothing from the repair].",
      "[Examiners|DVA examiners] [test|check] [to|against] [published|set] [standards|limits], [and|so] the [outcome|result] [should|ought to] be the same [in|at] [any|every] centre.",
    ],
  ],
};

export const dvaDates: Topic = {
  id: "dva-dates",
  when: north,
  headings: [
    "[When|How often] the test is due",
    "[First test|The first test] and [every year after|yearly tests]",
    "[Keeping|Holding] the certificate [current|up to date]",
  ],
  open: [
    "A [light van's|van's] first MOT [falls due|is due] {firstYears} after [first registration|it was first registered], and [then|after that] [every year|each year].",
    "The [test|MOT] [comes round|is due] [every year|yearly] [once|after] a [light van|van] [has reached|reaches] [the age for testing|testing age], and the [date|due date] is [printed|shown] on the [certificate|last certificate].",
    "After the first test, [due|which falls due] {firstYears} [from|after] registration, a van [goes back|returns] [yearly|each year] for as long as it is [in use|on the road].",
    "[Yearly testing|A test every year] is the [rule|law] for [older|most] vans in Northern Ireland, and [using|driving] a van without a [current|valid] certificate is an offence.",
  ],
  points: [
    [
      "[Insurance|Cover] [may|can] be [affected|called into question] when a van [runs|is driven] [without|with no] [current|valid] certificate, [however|no matter how] [well|carefully] it is [kept|driven].",
      "[Driving|A trip] to a [pre-booked|booked] test is [an exception|allowed], [provided|as long as] the van is [safe|roadworthy].",
      "[Note|Mark] the [expiry|due] date in the [diary|calendar] and [book|apply] [weeks|well] [ahead|in advance].",
      "[A lapsed|An expired] certificate [can stop|stops] [a van being taxed|the tax being renewed], [so|and] the [dates|renewals] are worth [watching|checking] [together|side by side].",
    ],
    [
      "[New owners|Buyers] should ask for the [last certificate|certificate] [before|when] [buying|paying], [since|because|as] [the date|it] [sets|decides] the next [test|appointment].",
      "A used van [bought|brought in] from across the water keeps its [registration date|age], and [that|the date] [sets|decides] when the DVA [expects|must see] it.",
      "[Firms|Businesses] [running|with] vans around {spotA} and {spotB} [do well|are wise] to [keep|hold] [all|their] test dates on a [single|shared] [sheet|calendar].",
      "[Heavier|Larger] goods vehicles [follow|come under] [other|different] rules; [this page|what is said here] [is about|concerns] light vans.",
    ],
    [
      "[Campers|Converted vans] and [minibuses|passenger vans] [may|can] be [classed|treated] [differently|in another way]; the DVA [will say|can tell you] [which|what] [rule|category] [applies|fits].",
      "Should the van be {offRoad}, [tell|declare it to] the [licensing authority|licensing people] rather than let [tax and test|the papers] [lapse|run out].",
      "A test is [a snapshot|true on the day]: wear goes on [after it|afterwards], [which is why|and so] servicing [still|always] matters.",
    ],
  ],
};

export const dvaDay: Topic = {
  id: "dva-day",
  when: north,
  headings: [
    "[On the day|Test day] at the centre",
    "[Arriving|Turning up], [result|waiting] and retest",
    "[What happens|What to expect] at the DVA",
  ],
  open: [
    "[Arrive|Turn up] [early|in good time] with the van [clean|clear], [unloaded|empty] and [warm|warmed through], and [stay|wait] [nearby|close by] while the examiner [works|goes round it].",
    "[On|For] the day, [bring|have] the [appointment details|booking details], [empty|clear] the [load space|back] and [make sure|see that] [every lamp works|all the lamps work].",
    "[Test day|The visit] [runs|goes] [smoothly|best] when the van is [empty|unladen], [warm|up to temperature] and [clean|washed] underneath.",
  ],
  points: [
    [
      "[A pass|Passing] [brings|means] a certificate [for|lasting] [a year|the year]; [a fail|failing] [brings|means] a list of [faults to put right|items to mend].",
      "[After|Following] a fail, [have|get] the [listed|named] [faults|points] [mended|put right] and [book|arrange] a retest [with|through] the DVA [within|inside] the [time|period] [it gives|allowed].",
      "[Keep|File] the [failure sheet|list of faults]: it [tells|shows] [whoever repairs the van|the repairer] [exactly|just] [what|where] to [mend|look].",
      "[Advice|A note] on [parts|items] close to the limit is [a look ahead|a plan for the year].",
    ],
    [
      "[Late|Missed] [arrivals|appointments] [lose|forfeit] the slot, so [allow|leave] [time|extra time] for [traffic|the roads] [from|out of] {spotA} or {spotB}.",
      "[Tail lifts, racking|Racking, tail lifts] and [signs|fittings] [must|should] be [secure|fixed], and [seat belts|belts] [reachable|easy to reach].",
      "Leave [dogs, tools and ladders|tools, ladders and stock] at home; the examiner [must|has to] [reach|see] [everything|every part].",
      "[A dirty|A muddy] [underside|plate] can hide parts the examiner [has|needs] to see, and a test [can|may] be [refused|stopped] for it.",
    ],
    [
      "[Diesels|Diesel vans] [face|have] a smoke [check|test]: [low oil|old oil], [a clogged filter|a blocked air filter] or a cold engine [works|counts] against you.",
      "The examiner checks [brakes|the brakes] on rollers, [steering|the steering] from below and [lamps|headlamp aim] on a [beam setter|meter].",
      "[Ask|Feel free to ask] for [a point|any fault] to be [explained|shown]; [knowing|seeing] it [helps|speeds up] the repair.",
    ],
  ],
};

export const dvaService: Topic = {
  id: "dva-service",
  when: north,
  headings: [
    "[Servicing|A service] before the test",
    "[Ready|Getting ready] for the DVA",
    "[Prepared|Preparing] for test day",
  ],
  open: [
    "A service [a little|some weeks] before the [test|MOT] [finds|turns up] [worn pads, tired tyres and dim lamps|dim lamps, worn pads and tired tyres] [while|when] there is [still|] time to [act|put them right].",
    "[Preparing|Getting ready] [well|properly] means [looking|checking] [early|ahead]: [lamps, tyres, wipers and leaks|tyres, lamps, leaks and wipers] [account for|cause] [many|plenty of] failures.",
    "[Because|Since|As] [test and repair|repair and test] are [kept apart|separate] [here|in Northern Ireland], put the van in order [first|beforehand].",
  ],
  points: [
    [
      "[Walk|Go] round [with|taking] a helper: [brake lamps, indicators|indicators, brake lamps], [plate lamps and reflectors|reflectors and plate lamps] [should|must] all [work|be whole].",
      "[Measure|Check] [tread|the tread] [across|over] the [whole|full] width, [look|feel] for [cuts and bulges|bulges and cuts], and [set|correct] the pressures.",
      "[Top up|Fill] the [washers|washer bottle], [renew|change] [smearing|split] wipers and [clear|move] [anything|stickers] from the [swept|driver's] [glass|view].",
      "[Test|Try] the [horn|horn and belts], the [handbrake|parking brake] on a slope and the doors [on both sides|inside and out].",
    ],
    [
      "[Listen|Drive with the window down and listen] for [knocks|clonks] [over bumps|on rough roads] and [blowing|a blow] [from|in] the exhaust; [both|these] [are|count as] [common|frequent] [faults|reasons to fail].",
      "[Warning lamps|Dashboard lamps] for [airbags, brakes or the engine|the engine, brakes or airbags] should [light|come on] and [go out|clear] [as designed|when the engine starts].",
      "[Rust|Corrosion] [near|around] [belts, springs and steering|springs, belt mounts and steering] [matters|counts] [most|more than rust elsewhere], so [have|get] it [seen|looked at] [early|first].",
      "[Ask|Have it agreed] at the service that [brakes and emissions|emissions and brakes] are [looked at|{checked}] [with the test in mind|to test standards].",
    ],
    [
      "[Book|Choose] the service so that [parts|repairs] can [arrive|be done] [before|ahead of] the DVA [date|slot], even if [something|a part] is [on order|slow to come].",
      "[Send|Use] the form [here|on this page] with [a registration and postcode|your registration and postcode] to [ask for|find] a [pre-test|full] service in {place}.",
      "[Firms|Businesses] can [line up|arrange] the service in the [quiet|slack] [week|spell] [before|ahead of] [each|the] DVA [visit|slot].",
    ],
  ],
};
