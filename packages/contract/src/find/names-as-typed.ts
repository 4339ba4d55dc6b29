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

/**
 * Regions of common speech, islands, national parks, districts and parts of towns without their own
 * page, folded by `foldName`, with the slugs of regions, counties and places in them or next to them,
 * the likeliest first. Only what is plainly in an area stands here, not its disputed edges.
 */
export const namesWithoutPage: ReadonlyMap<string, readonly string[]> = new Map(
  `
east anglia: east-of-england norfolk suffolk cambridgeshire norwich ipswich cambridge
west country: south-west cornwall devon somerset dorset gloucestershire wiltshire
home counties: berkshire oxfordshire-buckinghamshire essex hertfordshire kent surrey
midlands: west-midlands east-midlands
north, northern: north-west yorkshire north-east
south, southern: south-east south-west london
thames valley: berkshire oxfordshire-buckinghamshire reading slough oxford maidenhead
south coast: brighton worthing eastbourne hastings portsmouth southampton bournemouth poole weymouth
central belt: greater-glasgow lanarkshire fife-forth-valley lothian-and-borders
borders: lothian-and-borders galashiels hawick peebles selkirk kelso jedburgh melrose
highlands: highlands-and-islands inverness fort-william aviemore dingwall
cairngorms: aviemore kingussie newtonmore grantown-on-spey
north coast 500, nc500: inverness dingwall ullapool thurso wick highlands-and-islands
black isle: fortrose north-kessock
royal deeside: ballater banchory aboyne
trossachs: callander
kintyre, mull of kintyre: campbeltown
hebrides: portree stornoway tobermory highlands-and-islands
inner hebrides: portree tobermory highlands-and-islands
islay, isle of islay, jura, isle of jura, tiree, isle of tiree, coll, isle of coll, harris, isle of harris, uist, north uist, south uist, benbecula, barra, isle of barra, raasay, colonsay: highlands-and-islands
isle of mull, mull: tobermory
isle of skye, skye: portree
isle of lewis: stornoway
isle of bute: rothesay
isle of arran, arran: lamlash
isle of cumbrae: millport
orkney, orkney islands: kirkwall stromness
shetland, shetland islands: lerwick
snowdonia, eryri: gwynedd betws-y-coed llanberis blaenau-ffestiniog bala dolgellau porthmadog
brecon beacons, bannau brycheiniog: brecon crickhowell abergavenny powys
valleys, welsh valleys: merthyr-tydfil aberdare pontypridd treorchy ebbw-vale mid-glamorgan gwent
gower, gower peninsula: swansea mumbles
lleyn, llyn peninsula, lleyn peninsula, pen llyn: pwllheli criccieth nefyn
pembrokeshire coast: haverfordwest tenby fishguard st-davids
welsh borders, welsh marches, marches: shropshire herefordshire powys
wye valley: hereford ross-on-wye monmouth chepstow
isle of anglesey, anglesey, ynys mon: holyhead llangefni amlwch menai-bridge
aberafan: port-talbot
treforys: swansea
mournes, mourne mountains: newcastle kilkeel county-down
causeway coast: portrush portstewart ballycastle coleraine
ards peninsula: newtownards donaghadee
north down: bangor holywood
mid ulster: magherafelt cookstown dungannon
se london, sw london, nw london: london
chilterns: high-wycombe amersham chesham great-missenden princes-risborough
cotswolds: cirencester stow-on-the-wold moreton-in-marsh chipping-campden burford chipping-norton gloucestershire
vale of white horse: abingdon wantage faringdon
cherwell: banbury bicester
aylesbury vale, vale of aylesbury: aylesbury
dacorum: hemel-hempstead berkhamsted tring
isle of wight, iow: newport-isle-of-wight ryde cowes sandown shanklin hampshire
new forest: lymington ringwood new-milton totton lyndhurst brockenhurst
test valley: andover romsey
south downs: lewes midhurst petersfield
romney marsh: new-romney lydd
isle of sheppey, sheppey: sheerness queenborough
isle of thanet, thanet: margate ramsgate broadstairs
medway: gillingham chatham rochester strood
swale: sittingbourne faversham sheerness
wealden: crowborough hailsham uckfield
arun: littlehampton bognor-regis
adur: shoreham-by-sea lancing
waverley: farnham godalming haslemere
elmbridge: walton-on-thames esher weybridge
runnymede: egham chertsey
mole valley: dorking leatherhead
thurrock: grays tilbury
fens: wisbech march ely spalding chatteris downham-market cambridgeshire lincolnshire
fenland: wisbech march chatteris whittlesey
isle of ely: ely
norfolk broads, broads: stalham acle
north norfolk: cromer sheringham wells-next-the-sea norfolk
breckland: thetford swaffham dereham
suffolk coast: lowestoft felixstowe woodbridge southwold aldeburgh
isles of scilly: hugh-town
north cornwall: bude launceston wadebridge padstow cornwall
north devon: barnstaple bideford ilfracombe devon
south hams: totnes kingsbridge dartmouth salcombe ivybridge
torbay, english riviera: torquay paignton brixham
dartmoor: okehampton tavistock
exmoor: minehead dulverton
jurassic coast: exmouth sidmouth seaton lyme-regis bridport weymouth swanage
isle of portland: fortuneswell easton
isle of purbeck, purbeck: swanage wareham
mendip, mendips: frome shepton-mallet wells glastonbury
sedgemoor: bridgwater burnham-on-sea
bath north east somerset, banes: bath
bcp: bournemouth poole christchurch
forest of dean: cinderford coleford lydney
black country: wolverhampton dudley walsall west-bromwich west-midlands-county
sandwell: west-bromwich smethwick oldbury tipton
potteries: stoke-on-trent newcastle-under-lyme
cannock chase: cannock rugeley
wyre forest: kidderminster stourport-on-severn bewdley
wychavon: evesham droitwich pershore
malvern hills: great-malvern
telford wrekin, wrekin: telford
peak district, peaks: buxton bakewell matlock glossop derbyshire
high peak: glossop buxton chapel-en-le-frith
amber valley: ripley belper heanor alfreton
erewash: ilkeston long-eaton
bassetlaw: worksop retford
broxtowe: beeston stapleford eastwood
charnwood: loughborough shepshed
lincolnshire wolds: louth horncastle market-rasen
wirral: birkenhead wallasey bebington heswall merseyside
sefton: southport bootle crosby
tameside: ashton-under-lyne hyde stalybridge denton
trafford: sale altrincham stretford urmston
fylde, fylde coast: blackpool lytham-st-annes fleetwood
pendle: nelson colne
rossendale: rawtenstall bacup haslingden
hyndburn: accrington
ribble valley: clitheroe
furness: barrow-in-furness ulverston dalton-in-furness
lake district, lakes: windermere ambleside keswick kendal cumbria
yorkshire dales, dales: skipton settle leyburn
north york moors, yorkshire moors: whitby pickering helmsley kirkbymoorside
yorkshire coast: scarborough whitby bridlington filey
yorkshire wolds: driffield malton
wharfedale: ilkley otley
kirklees: huddersfield dewsbury batley
calderdale: halifax brighouse
north tyneside: north-shields whitley-bay wallsend tynemouth
south tyneside: south-shields jarrow hebburn
wearside: sunderland washington
redcar cleveland: redcar
teesdale: barnard-castle
weardale: stanhope
tynedale: hexham
`
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [names = "", slugs = ""] = row.split(": ");
      return names.split(", ").map((name) => [name, slugs.split(" ")] as const);
    }),
);

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
