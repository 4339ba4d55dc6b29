import type { Day } from "../calendar-day.ts";

/** A bridge, tunnel or ferry that charges vans, where it decides which side to book on. */
export interface Crossing {
  /** The name in a sentence, such as "the Humber Bridge". */
  name: string;
  /** What it crosses, and what a van pays. No amounts, which change. */
  sentence: string;
  at: { latitude: number; longitude: number };
  /** The miles within which a town's owners have no other short way over. */
  within: number;
  /** Its operator's page, or the official one. We have read some only in others' reports. */
  source: string;
  /** The last day on which it may be published without reading its source again. */
  reviewBy: Day;
}

const reviewBy = "2027-05-01";
const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const tamarCrossings = "https://www.tamarcrossings.org.uk/";

/** The tolls of the United Kingdom that have no short way round for vans between two towns. */
export const crossings = {
  dartford: {
    name: "the Dartford Crossing",
    sentence: "The only road over the Thames east of London, and vans pay a charge by day.",
    at: at(51.4647, 0.2585),
    within: 6,
    source: "https://www.gov.uk/pay-dartford-crossing-charge",
    reviewBy,
  },
  blackwall: {
    name: "the Blackwall and Silvertown tunnels",
    sentence: "They lead under the Thames, and vans pay a charge by day.",
    at: at(51.504, 0.003),
    within: 2,
    source: "https://tfl.gov.uk/modes/driving/blackwall-and-silvertown-tunnels",
    reviewBy,
  },
  merseyGateway: {
    name: "the Mersey Gateway",
    sentence: "It joins Runcorn and Widnes beside the Silver Jubilee Bridge; both charge vans.",
    at: at(53.3535, -2.711),
    within: 4,
    source: "https://merseyflow.co.uk/faqs",
    reviewBy,
  },
  merseyTunnels: {
    name: "the Mersey tunnels",
    sentence: "They join Liverpool with Birkenhead and Wallasey, and vans pay a toll.",
    at: at(53.405, -3.009),
    within: 4,
    source: "https://www.liverpoolcityregion-ca.gov.uk/mersey-tunnels",
    reviewBy,
  },
  tyne: {
    name: "the Tyne Tunnels",
    sentence: "They lead under the Tyne between Jarrow and Wallsend, and vans pay a toll.",
    at: at(54.987, -1.487),
    within: 2.5,
    source: "https://www.tt2.co.uk/help/",
    reviewBy,
  },
  tamar: {
    name: "the Tamar Bridge",
    sentence: "It joins Saltash and Plymouth, and vans pay a toll towards Plymouth.",
    at: at(50.4078, -4.2035),
    within: 3,
    source: tamarCrossings,
    reviewBy,
  },
  torpoint: {
    name: "the Torpoint Ferry",
    sentence:
      "It carries vans between Torpoint and Plymouth, and they pay a toll towards Plymouth.",
    at: at(50.376, -4.19),
    within: 3,
    source: tamarCrossings,
    reviewBy,
  },
  humber: {
    name: "the Humber Bridge",
    sentence: "It joins Hessle and Barton-upon-Humber, and vans pay a toll.",
    at: at(53.7065, -0.45),
    within: 6,
    source: "https://humberbridge.co.uk/frequently-asked-questions",
    reviewBy,
  },
} as const satisfies Record<string, Crossing>;

/** The islands without a bridge to which ferries take vans, with an operator's page. */
export const vanFerries: Readonly<Record<string, string>> = {
  "the Isle of Wight": "https://www.redfunnel.co.uk/en/isle-of-wight-ferry/",
  Orkney: "https://www.northlinkferries.co.uk/",
  Shetland: "https://www.northlinkferries.co.uk/",
  "the Outer Hebrides": "https://www.calmac.co.uk/",
  Mull: "https://www.calmac.co.uk/",
  Arran: "https://www.calmac.co.uk/",
  Bute: "https://www.calmac.co.uk/",
  "Great Cumbrae": "https://www.calmac.co.uk/",
};
