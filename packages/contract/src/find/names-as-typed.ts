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
  "east riding": "east-yorkshire",
  ni: "northern-ireland",
  ulster: "northern-ireland",
  bpool: "blackpool",
  bmouth: "bournemouth",
  lboro: "loughborough",
  nhampton: "northampton",
  shampton: "southampton",
  nottm: "nottingham",
  donny: "doncaster",
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

/** Parses a table with a line for each area: its names, a colon, and slugs. */
export function slugsByName(table: string): Map<string, readonly string[]> {
  const rows = table.trim().split("\n");
  return new Map(
    rows.flatMap((row) => {
      const [names = "", slugs = ""] = row.split(": ");
      return names.split(", ").map((name) => [name, slugs.split(" ")] as const);
    }),
  );
}

/**
 * Regions of common speech, islands, national parks and parts of towns without their own page,
 * folded by `foldName`, with the slugs of regions, counties and places in them or next to them, the
 * likeliest first. Only what is plainly in an area is listed, not its disputed edges. Browsers
 * download it; the server has more in `stations`.
 */
export const namesWithoutPage: ReadonlyMap<string, readonly string[]> = slugsByName(`
east anglia: east-of-england norfolk suffolk cambridgeshire norwich ipswich cambridge
west country: south-west cornwall devon somerset dorset gloucestershire wiltshire
home counties: berkshire oxfordshire-buckinghamshire essex hertfordshire kent surrey
midlands: west-midlands east-midlands
north, northern: north-west yorkshire north-east
south, southern: south-east south-west london
highlands: highlands-and-islands inverness fort-william aviemore dingwall
isle of skye, skye: portree
orkney, orkney islands: kirkwall stromness
shetland, shetland islands: lerwick
isle of anglesey, anglesey, ynys mon: holyhead llangefni amlwch menai-bridge
isle of wight, iow: newport-isle-of-wight ryde cowes sandown shanklin hampshire
black country: wolverhampton dudley walsall west-bromwich west-midlands-county
peak district, peaks: buxton bakewell matlock glossop derbyshire
wirral: birkenhead wallasey bebington heswall merseyside
lake district, lakes: windermere ambleside keswick kendal cumbria
`);

/** The words before and after a name that select a part of a place or county: `north Kent`. */
const partsBefore =
  /^(?:north|south|east|west|mid|central|inner|outer|greater|upper|lower|city of|borough of|district of|county of)(?: (?:north|south|east|west|of))* /;
const partsAfter =
  / (?:north|south|east|west|city|town|borough|district|county|region|airport|docks|outskirts)$/;

/** Returns the name that a text is a part of: `kent` for `north kent`, or undefined. */
export function wholeOf(name: string): string | undefined {
  const whole = name.replace(partsBefore, "").replace(partsAfter, "");
  return whole === name || whole === "" ? undefined : whole;
}

/**
 * The words that are shortened in names, folded by `foldName`, with the word of the name. Only
 * searches have them.
 */
export const shortWords: Readonly<Record<string, string>> = {
  gt: "great",
  gtr: "greater",
  ltl: "little",
  gdn: "garden",
  gdns: "gardens",
  mkt: "market",
  jct: "junction",
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
