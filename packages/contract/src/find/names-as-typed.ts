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
  chorlton: "chorlton-cum-hardy",
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
  "north lincs": "lincolnshire",
  "n ireland": "northern-ireland",
  lderry: "derry",
  "derry city": "derry",
  "city of derry": "derry",
  penybont: "bridgend",
  llambed: "lampeter",
  "y bermo": "barmouth",
  bermo: "barmouth",
  rhymni: "rhymney",
  rhisga: "risca",
  "y pil": "pyle",
  "yr eglwys newydd": "whitchurch-cardiff",
  // Mutated after `yng`, `ym` and `i`.
  nghaerdydd: "cardiff",
  gaerdydd: "cardiff",
  nghasnewydd: "newport",
  nghaerfyrddin: "carmarthen",
  nghaernarfon: "caernarfon",
};

const isleOfWight = ["newport-isle-of-wight", "ryde", "cowes", "sandown", "shanklin", "hampshire"];

/**
 * Islands, districts and parts of towns without their own page, folded by `foldName`, with the
 * slugs of places in them or next to them, the likeliest first.
 */
export const namesWithoutPage: Readonly<Record<string, readonly string[]>> = {
  // Welsh names of parts of towns, and a town of Ceredigion whose name others are taken for.
  aberafan: ["port-talbot"],
  treforys: ["swansea"],
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
  "isle of ely": ["ely"],
  midlands: ["west-midlands", "east-midlands"],
  "north london": ["london"],
  "east london": ["london"],
  "south london": ["london"],
  "west london": ["london"],
  "central london": ["london"],
  "se london": ["london"],
  "sw london": ["london"],
  "nw london": ["london"],
  "east anglia": ["norwich", "ipswich", "cambridge"],
  cotswolds: ["cirencester", "stow-on-the-wold"],
  "peak district": ["buxton", "bakewell"],
  "yorkshire dales": ["skipton", "settle"],
  dartmoor: ["okehampton", "tavistock"],
  exmoor: ["minehead", "dulverton"],
  "forest of dean": ["cinderford", "coleford", "lydney"],
  "black country": ["wolverhampton", "dudley", "walsall", "west-bromwich"],
  wirral: ["birkenhead", "wallasey", "bebington", "heswall"],
  medway: ["gillingham", "chatham", "rochester", "strood"],
  kirklees: ["huddersfield", "dewsbury", "batley"],
  calderdale: ["halifax", "brighouse"],
  sandwell: ["west-bromwich", "smethwick", "oldbury", "tipton"],
  tameside: ["ashton-under-lyne", "hyde", "stalybridge", "denton"],
  trafford: ["sale", "altrincham", "stretford", "urmston"],
  sefton: ["southport", "bootle", "crosby"],
  "isle of wight": isleOfWight,
  iow: isleOfWight,
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
  glos: "gloucestershire",
  warks: "warwickshire",
  shrops: "shropshire",
  middx: "middlesex",
  mids: "midlands",
  glam: "glamorgan",
  pembs: "pembrokeshire",
  carms: "carmarthenshire",
};

/** A direction before the part of a county or country that people shorten: `w yorks`, `S.Wales`. */
export const shortDirection =
  /\b([nsew]) ?(?=yorks|sussex|mids|midl|lincs|glos|wales|glam|london|somers|devon|ayrs|lanark)/g;

export const directions: Readonly<Record<string, string>> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
};

/** Last words of many names, which are not the town of that name: `Llangammarch Wells`. */
export const endingsOfNames: ReadonlySet<string> = new Set(["wells", "bridge", "street"]);
