import type { Facts } from "../../writer/facts.ts";
import type { Topic } from "../topic.ts";

const inBand =
  (...bands: string[]) =>
  ({ kind, populationBand }: Facts) =>
    kind === "place" && populationBand !== null && bands.includes(populationBand);

export const villageLife: Topic = {
  id: "village-life",
  when: inBand("village", "small town"),
  headings: [
    "[Vans on country roads|Country miles]",
    "[Rural|Country] driving and [your van|its toll]",
    "[Lanes, mud and distance|Mud, lanes and long gaps]",
    "[Village|Country] roads, [working|hard-worked] vans",
  ],
  open: [
    "[Lanes|Narrow lanes] [around|out of|near] {place} [ask|demand] [a lot|plenty] of [tyres and suspension|springs and tyres]: [potholes, mud and passing places|mud, potholes and broken verges] [take|have] their toll.",
    "[In a {band}|In a {band} such as {place}] a van [often|frequently] [does everything|has many jobs] — [work, school run and tip|tools by day, family by night] — and [distances|gaps] between [jobs|places] [add up|mount] [quietly|quickly].",
    "[Life|Driving] [in|around] a {band} [like|such as] {place} [mixes|means] [short local errands|short hops] [with|and] [long runs|longer trips] [to|towards] [bigger places|larger towns], and [each|both] [wears|tires] a van [differently|in its own way].",
    "[Out here|Away from the big towns] [help|a tow] [can be slow|takes time] to [arrive|come], so [owners|people] [around|in] {place} [tend to|do well to] [fix|deal with] [small faults|little problems] before they [grow|spread].",
  ],
  points: [
    [
      "[Mud|Farm mud] and [salt|road salt] [pack|collect] [behind|inside] [arch liners|the arches], so [a hose-down|rinsing] [underneath|below] [in winter|after wet weeks] [slows|holds back] [rust|corrosion].",
      "[Potholes|Broken edges] [knock|put] [wheel alignment|the tracking] out; [uneven wear|a tyre worn on its edge] or a [crooked|off-centre] wheel [says|means] it [needs|is time for] [setting|a check].",
      "[Stone chips|Loose chippings] [crack|mark] windscreens, and [a chip|damage] [in|within] the [driver's view|wiper's sweep] [is best|should be] [mended|filled] [early|before it runs].",
      "[Hedges|Verges] and [tight|narrow] [gateways|lanes] [claim|break] [mirrors and lamps|mirror glass and lamps], both of which [must|have to] be [whole|sound] [by law|for the road].",
    ],
    [
      "[A long drive|The longer run] [out to|towards] {nearA} or {nearB} [does|at least does] the [soot filter|diesel filter] [good|a favour], [while|but] [cold short hops|cold starts round the lanes] [do not|never do].",
      "[Fuel|Filling stations] [may be|can be] [some way off|thin on the ground], and [running a diesel low|letting the tank run dry] [draws|pulls] [dirt|air] into the [fuel system|pump].",
      "[Unlit roads|Dark lanes] [between|from] {nearA} [and|to] {nearB} make [clean, well-aimed|well-aimed] headlamps [matter|count] [more|all the more]; [have|get] them [set|checked] at [the service|each service].",
      "[Hills|Slopes], [fords|standing water] and [frost|ice] [ask|call] for [sound|good] [brakes and tyres|tyres and brakes], [so|hence] [a check|a look] [before winter|in autumn] [is wise|makes sense].",
    ],
    [
      "Towing [stock, wood or tools|a trailer of stock or logs|plant or a trailer] adds to the [work|strain] on [clutch and brakes|brakes, clutch and gearbox], so tell the {garage} how often you [tow|pull].",
      "[Group|Gather] [small jobs|little jobs] [into|in] a single visit, and [ask|see] whether the {garage} [has|keeps] [a loan vehicle|courtesy transport] for the [day|trip home].",
      "[Neighbours|Local firms] [often|sometimes] [share|pass on] [a good name|a recommendation] for [a {garage}|a {mechanic}] [in|around] {nearA}; [such|these] [tips|pointers] are [worth|worth at least] [a quote|asking for a quote].",
      "[Mice|Rodents] [like|love] [warm|sheltered] engine bays and [chew|gnaw] [wiring|cables]; a van [parked|kept] by [barns|hedges] [deserves|should get] a [look|glance] under the bonnet [now and then|each month].",
    ],
  ],
};

export const townLife: Topic = {
  id: "town-life",
  when: inBand("town", "large town"),
  headings: [
    "[Town|Local] driving and your van",
    "[What town miles do|What local work does] to a van",
    "[A van|Vans] [in town|on local rounds]",
    "[Everyday|Day-to-day] driving around {place}",
  ],
  open: [
    "[A {band}|A {band} the size of {place}] [gives|asks of] a van [a bit of everything|mixed work]: [school-run queues|morning queues], [retail parks|industrial estates] and [ring roads|bypasses], [with|and] [a longer trip|a longer run] [now and then|each week].",
    "[Most|Many] vans [in|around] {place} [live on|see] a [mix|blend] of [short errands|local drops] and [runs|trips] [out|] to {nearA} or {nearB}, [and|so] [servicing|the service] should [match|reflect] [both|that].",
    "[Local rounds|Rounds] [in and around|within] {place} [mean|involve] [cold starts, kerbs and speed humps|kerbs, junctions and cold starts], [none of which|little of which] [appears|shows] on the [mileage|odometer].",
    "[Traffic lights|Junctions], [parking|tight parking] and [part-filled days|short drops] [shape|set] the [life|lot] of a van [based|kept] in {place}, [and|and so] [clutch, battery and brakes|brakes, battery and clutch] [feel it|notice] [first|most].",
  ],
  points: [
    [
      "A clutch dislikes [creeping|crawling] in queues; a [high|late] bite or [slip|slipping] [under load|on a hill] [means|says] it is [near its end|worn].",
      "[Stop-start systems|Stop-start] [work|tax] the battery [hard|heavily], and [a weak one|a tired battery] [shows|is betrayed] when the [system|function] [stops working|goes quiet].",
      "[Speed humps|Kerbs] [knock|wear] [bushes and springs|springs and tracking], so [a rattle|a clonk] [over bumps|at low speed] should be [mentioned|reported] [at|when booking] the [next|coming] service.",
      "[Automatic gearboxes|Gearboxes] suffer from [heat|queues in summer]; [ask|check] whether [the oil|gearbox oil] [has a change date|is due].",
    ],
    [
      "[A weekly|A regular] [run|trip] [to|as far as] {nearA}, {milesA} [off|away] as the crow flies, [gives|lets] the [soot filter|exhaust filter] [a chance|time] to [burn clean|clear itself].",
      "[Park|Leave] [a little|some] [space|room] [around|behind] the van: [reversing knocks|small bumps] [break|crack] [sensors and lamps|lamps and number-plate lights] that [a test|a service check] will [find|pick up].",
      "[Tyres|Tyre walls] [suffer|take knocks] [against|from] kerbs [outside|around] [shops and sites|deliveries]; [look|check] for [bulges|cuts] [on the inner side|inside and out].",
      "[Dust|Brake dust] and [grit|road grit] [build up|gather] [in|on] [slow|stop-start] traffic, so [sliding calipers|caliper slides] [need|like] [cleaning|a clean] [at|during] the service.",
    ],
    [
      "[Jobs|Work] [over|out] in {nearA} [on Monday|early in the week] and {nearB} [on Friday|later on] can make it [easy|possible] to [drop|leave] the van [along the way|at a {garage} en route].",
      "[Early|First-thing] appointments [suit|help] those [with|who have] [afternoon|later] jobs, [while|and] [some|a few] {garages} [open|work] on [Saturdays|Saturday mornings].",
      "[Loan vans|Courtesy vehicles], [waiting rooms|a waiting area] and [local lifts|a lift back] [differ|vary] from {garage} to {garage}; [ask|find out] [which apply|what is on offer] [before|when] you [choose|book].",
      "[Regular|Repeat] visits to [the same|a single] {garage} [build|create] [a record|knowledge] of the van, [useful|handy] when a [noise|fault] [comes and goes|is hard to find].",
    ],
  ],
};

export const cityLife: Topic = {
  id: "city-life",
  when: inBand("city"),
  headings: [
    "[City|Urban] driving and your van",
    "[Stop-start|Urban] miles [and servicing|take their toll]",
    "[Running|Keeping] a van in the city",
    "[What city work does to|How city work wears] a van",
  ],
  open: [
    "[City|Urban] work is [hard|tough] on vans: [queues|congestion], [constant stops|endless junctions] and [loading bays|kerbside loading] [age|wear] a van [faster|sooner] than the [miles|odometer] [alone|by itself] would suggest.",
    "[Driving|Delivering] in {place} [means|brings] [low speeds|slow going], [long idling|long waits] and [plenty of|a lot of] [gear changes|clutch work], [all|each] of which [counts|ranks] as [severe|hard] use in the {handbook}.",
    "[In a city|In a city such as {place}] [few miles|low mileage] [need not|does not] mean [little wear|an easy life]: [engine hours|hours at the wheel], [stops|braking] and [kerbs|potholes] [do|cause] the damage.",
    "[Vans|Working vans] [on the streets of|working across] {place} [spend|pass] [much|a good part] of the day [in low gears|in traffic], [and|so] [brakes, clutch and battery|battery, clutch and brakes] [carry|bear] the [burden|strain].",
  ],
  points: [
    [
      "[Clean-air rules|Emission zones] [differ|vary] from [city|place] to [city|place] and [change|are revised], so [check|look up] the [rules|current rules] for [your|the] van's [engine|fuel and age] before [entering|planning a round].",
      "[A diesel|Any diesel] [kept|held] to [slow streets|city streets] [seldom|rarely] [gets|runs] [hot enough|warm enough] to [clean|burn off] its soot filter; [plan|build in] a [longer|faster] run [now and again|when you can].",
      "[Electric vans|Battery vans] [suit|fit] [city|urban] rounds, [yet|but] still need [brakes, tyres, coolant|tyres, brakes, cabin filters] and [suspension|steering] [looked at|{checked}].",
      "[Idling|Standing] with the engine [on|running] [fouls|dirties] [filters and valves|valves and filters] and, in [some|certain] [streets|places], [earns|brings] a [penalty|fine].",
    ],
    [
      "[Bus lanes, humps and setts|Humps, ramps and patched tarmac] [shake|loosen] [joints and bushes|bushes and exhaust mounts]; [a knock|a clonk] [over bumps|at parking speed] [is worth|deserves] [a look|checking].",
      "[Door locks|Locks and runners] [used|worked] countless times a [week|day] [want|need] [grease|oil], and [weak locks|worn locks] [invite|tempt] [tool thieves|thieves].",
      "[Height barriers|Low car parks] [rule out|exclude] [some|a few] [workshops|garages] for [high|tall] vans; [ask|check] the [clearance|headroom] [before|when] you book.",
      "[Thieves|Catalyst thieves] [look|search] for [exhaust parts|catalytic converters] [under|on] [parked|street-parked] vans; [shields|marking] can be [fitted|added] [at|during] a service.",
    ],
    [
      "[Drop|Leave] the van [by|near] [a station|a tram or bus stop] and [travel on|carry on] by [public transport|bus or train]: with [choice|garages] [on all sides|across the city], [location|position] can [decide|settle] [it|the matter].",
      "[Garages|Workshops] [over in|out by|around] {nearA} or {nearB} [may|might] have [dates|space] [when|if] [the middle|the centre] is [full|booked].",
      "[Compare|Look at] [districts|areas] as well as [prices|quotes]: [a trip|crossing the city] [at rush hour|in the peak] [costs|takes] [time|working time], so [{nearA}|a {garage} near {nearA}] may [beat|suit better than] [a lower quote|the other side of town].",
      "[Morning|Early] [drop-offs|arrivals] [miss|avoid] the [worst|peak] [traffic|queues], and [a few|some] {garages} [take|accept] keys [overnight|the evening before].",
    ],
  ],
};
