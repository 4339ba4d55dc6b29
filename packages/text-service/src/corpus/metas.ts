import type { Facts } from "../writer/facts.ts";

interface MetaWordings {
  title: readonly string[];
  description: readonly string[];
}

export const servicingMeta: MetaWordings = {
  title: [
    "Van [servicing|service] in {place} – VanFettle",
    "Van servicing in {place}: [book online|ask for a quote|garages and quotes]",
    "[Book|Arrange] a van service in {place} – VanFettle",
    "{place} van servicing – VanFettle",
    "Full and major van services in {place}",
    "[Service your van|Have your van serviced] in {place}",
    "Van garages [near|around] {place}: [servicing|services]",
  ],
  description: [
    "[Find|Compare] van [servicing|service quotes] in {place}: [full and major services|oil, brakes and diagnostics], [local facts|intervals explained] and [a short booking form|online booking].",
    "[Van owner|Driver] in {place}? [See|Read] what a [full|van] service covers, [when|how often] it is due and how to [book|ask for a quote] [online|in moments].",
    "[Full, major and interim|Full and major] van servicing [in and around|around|in] {place}. [Enter|Give] your registration and postcode to [ask for|get] a quote.",
    "[Servicing|A service] for vans [kept|based] in {place}: [oil, brakes, tyres|brakes, oil, filters] and [warning lights|diagnostics], with [nearby places|neighbouring places] [compared|listed].",
    "[Keep|Help keep] a {busy} van in {place} [on the road|running well]: [service intervals|what is checked], [brakes|oil] and [how to book|booking] [explained|in plain words].",
  ],
};

export const motMeta: MetaWordings = {
  title: [
    "Van MOT in {place} – VanFettle",
    "Van MOT in {place}: class 4 and class 7",
    "[Book|Arrange] a van MOT in {place} – VanFettle",
    "{place} van MOT [tests|guide] – VanFettle",
    "MOT for vans in {place}: [fees and classes|classes and dates]",
    "[Class 4 and class 7|Van] MOT tests in {place}",
  ],
  description: [
    "Van MOT in {place}: [class 4 or class 7|which class applies], the legal maximum fee, [what is tested|common faults] and how to [prepare|get ready].",
    "[Find out|See] [where and when|when and where] to [test|MOT] a van in {place}, what a station may charge and what is [checked|inspected].",
    "[MOT|Yearly MOT] [tests|testing] for vans in {place}: [stations nearby|classes by weight], [first test and renewals|due dates], and [pass, fail and retest|what follows a fail].",
    "Is your van in {place} [class 4 or class 7|due an MOT]? [Weights, fees and dates|Dates, fees and weights] [explained|made plain], with a [short|simple] booking form.",
    "[Get|Have] your van in {place} ready for the MOT: [lamps, tyres and brakes|what testers look at], [fees|legal fees] and [how to book|booking].",
  ],
};

export const northernMotMeta: MetaWordings = {
  title: [
    "Van MOT for {place}: the DVA test – VanFettle",
    "Van MOT in {place}: DVA centres – VanFettle",
    "{place} van MOT and the DVA – VanFettle",
    "DVA van MOT [guide|explained] for {place}",
  ],
  description: [
    "Van MOTs for {place} are done at DVA centres. [See|Read] when [the test|it] is due, what is [checked|tested] and how to [prepare|get ready].",
    "[How|Where] vans from {place} are tested by the DVA: [dates|booking], [test day|what is checked], [retests|results] and a [service|pre-test service] beforehand.",
    "[Van owner|Driver] in {place}? The DVA [tests|examines] [every van|vans] in Northern Ireland: [what to expect|how it works] and how to [prepare|get ready].",
  ],
};

export const motMetaFor = (facts: Facts): MetaWordings => (facts.mot.atGarages ? motMeta : northernMotMeta);
