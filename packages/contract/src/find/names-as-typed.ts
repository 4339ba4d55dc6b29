/**
 * Short forms and nicknames that no source of place names lists, folded by `foldName`, with the
 * slug of the place that they mean.
 */
export const shortNames: Readonly<Record<string, string>> = {
  bham: "birmingham",
  brum: "birmingham",
  mcr: "manchester",
  lpool: "liverpool",
  ncastle: "newcastle-upon-tyne",
  "newcastle tyne": "newcastle-upon-tyne",
  whampton: "wolverhampton",
  soton: "southampton",
  sheff: "sheffield",
  hudds: "huddersfield",
  midsbro: "middlesbrough",
  pboro: "peterborough",
  pompey: "portsmouth",
  bmth: "bournemouth",
  hemel: "hemel-hempstead",
  wgc: "welwyn-garden-city",
  mk: "milton-keynes",
  "bury st eds": "bury-st-edmunds",
  "weston s mare": "weston-super-mare",
  barrow: "barrow-in-furness",
  llandod: "llandrindod-wells",
  "south wales": "wales",
};

/**
 * Islands, districts and parts of towns that have no page of their own, folded by `foldName`, with
 * the slugs of places in them or next to them, the likeliest first.
 */
export const namesWithoutPage: Readonly<Record<string, readonly string[]>> = {
  "isle of mull": ["tobermory"],
  mull: ["tobermory"],
  "isle of skye": ["portree"],
  skye: ["portree"],
  "isle of lewis": ["stornoway"],
  "isle of bute": ["rothesay"],
  "isle of arran": ["lamlash"],
  arran: ["lamlash"],
  "isle of cumbrae": ["millport"],
  orkney: ["kirkwall", "stromness"],
  "orkney islands": ["kirkwall", "stromness"],
  shetland: ["lerwick"],
  "shetland islands": ["lerwick"],
  "isles of scilly": ["hugh-town"],
  "isle of anglesey": ["holyhead", "llangefni", "amlwch", "menai-bridge"],
  anglesey: ["holyhead", "llangefni", "amlwch", "menai-bridge"],
  "ynys mon": ["holyhead", "llangefni", "amlwch", "menai-bridge"],
  "isle of sheppey": ["sheerness", "queenborough"],
  sheppey: ["sheerness", "queenborough"],
  "isle of thanet": ["margate", "ramsgate", "broadstairs"],
  thanet: ["margate", "ramsgate", "broadstairs"],
  "isle of portland": ["fortuneswell", "easton"],
  "isle of purbeck": ["swanage", "wareham"],
  "isle of axholme": ["epworth", "crowle", "haxey"],
  "isle of ely": ["ely"],
  "isle of dogs": ["blackwall", "tower-hamlets"],
  "mersea island": ["west-mersea"],
  wirral: ["birkenhead", "wallasey", "bebington", "heswall"],
  medway: ["gillingham", "chatham", "rochester", "strood"],
  kirklees: ["huddersfield", "dewsbury", "batley"],
  calderdale: ["halifax", "brighouse"],
  sandwell: ["west-bromwich", "smethwick", "oldbury", "tipton"],
  tameside: ["ashton-under-lyne", "hyde", "stalybridge", "denton"],
  trafford: ["sale", "altrincham", "stretford", "urmston"],
  sefton: ["southport", "bootle", "crosby"],
  "leigh on sea": ["southend-on-sea"],
  "westward ho": ["northam", "bideford"],
};

/**
 * The words that are shortened in names, folded by `foldName`, with the word of the name. Only
 * searches have them.
 */
export const shortWords: Readonly<Record<string, string>> = {
  gt: "great",
  ltl: "little",
  gdn: "garden",
  gdns: "gardens",
  mkt: "market",
  nth: "north",
  sth: "south",
  u: "under",
  yorks: "yorkshire",
};
