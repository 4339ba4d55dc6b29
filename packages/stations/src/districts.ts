import { slugsByName } from "@vanfettle/contract/find/names-as-typed";

/**
 * Districts of councils, coasts, valleys and other areas without a page, folded by `foldName`, with
 * the slugs of their main towns, and of their county, which may have their name as another of its
 * own. Like the districts below they are on the server only.
 */
export const townsOfAreas: ReadonlyMap<string, readonly string[]> = slugsByName(`
borders, scottish borders: lothian-and-borders galashiels hawick peebles selkirk kelso jedburgh melrose
snowdonia, eryri: gwynedd betws-y-coed llanberis blaenau-ffestiniog bala dolgellau porthmadog
cotswolds: cirencester stow-on-the-wold moreton-in-marsh chipping-campden burford chipping-norton gloucestershire
medway: gillingham chatham rochester strood
isle of ely: ely
dartmoor: okehampton tavistock
exmoor: minehead dulverton
forest of dean: cinderford coleford lydney
yorkshire dales, dales: skipton settle leyburn
sandwell: west-bromwich smethwick oldbury tipton
sefton: southport bootle crosby
tameside: ashton-under-lyne hyde stalybridge denton
trafford: sale altrincham stretford urmston
kirklees: huddersfield dewsbury batley
calderdale: halifax brighouse
thames valley: berkshire oxfordshire-buckinghamshire reading slough oxford maidenhead
brecon beacons, bannau brycheiniog: brecon crickhowell abergavenny powys
fens: wisbech march ely spalding chatteris downham-market cambridgeshire lincolnshire
potteries: stoke-on-trent newcastle-under-lyme
south coast: brighton worthing eastbourne hastings portsmouth southampton bournemouth poole weymouth
central belt: greater-glasgow lanarkshire fife-forth-valley lothian-and-borders
cairngorms: aviemore kingussie newtonmore grantown-on-spey
hebrides: portree stornoway tobermory highlands-and-islands
inner hebrides: portree tobermory highlands-and-islands
islay, isle of islay, jura, isle of jura, tiree, isle of tiree, coll, isle of coll, harris, isle of harris, uist, north uist, south uist, benbecula, barra, isle of barra, raasay, colonsay: highlands-and-islands
valleys, welsh valleys: merthyr-tydfil aberdare pontypridd treorchy ebbw-vale mid-glamorgan gwent
welsh borders, welsh marches, marches: shropshire herefordshire powys
mournes, mourne mountains: newcastle kilkeel county-down
chilterns: high-wycombe amersham chesham great-missenden princes-risborough
new forest: lymington ringwood new-milton totton lyndhurst brockenhurst
norfolk broads, broads: stalham acle
north norfolk: cromer sheringham wells-next-the-sea norfolk
north devon: barnstaple bideford ilfracombe devon
torbay, english riviera: torquay paignton brixham
jurassic coast: exmouth sidmouth seaton lyme-regis bridport weymouth swanage
north york moors, yorkshire moors: whitby pickering helmsley kirkbymoorside
north coast 500: inverness dingwall ullapool thurso wick highlands-and-islands
black isle: fortrose north-kessock
royal deeside: ballater banchory aboyne
trossachs: callander
lochaber: fort-william
kintyre, mull of kintyre: campbeltown
gower, gower peninsula: swansea mumbles
lleyn, llyn peninsula, lleyn peninsula, pen llyn: pwllheli criccieth nefyn
pembrokeshire coast: haverfordwest tenby fishguard st-davids
wye valley: hereford ross-on-wye monmouth chepstow
causeway coast: portrush portstewart ballycastle coleraine
ards peninsula: newtownards donaghadee
north down: bangor holywood
mid ulster: magherafelt cookstown dungannon
vale of white horse: abingdon wantage faringdon
cherwell: banbury bicester
aylesbury vale, vale of aylesbury: aylesbury
dacorum: hemel-hempstead berkhamsted tring
test valley: andover romsey
south downs: lewes midhurst petersfield
romney marsh: new-romney lydd
swale: sittingbourne faversham sheerness
wealden: crowborough hailsham uckfield
arun: littlehampton bognor-regis
adur: shoreham-by-sea lancing
waverley: farnham godalming haslemere
elmbridge: walton-on-thames esher weybridge
runnymede: egham chertsey
mole valley: dorking leatherhead
thurrock: grays tilbury
fenland: wisbech march chatteris whittlesey
breckland: thetford swaffham dereham
suffolk coast: lowestoft felixstowe woodbridge southwold aldeburgh
north cornwall: bude launceston wadebridge padstow cornwall
south hams: totnes kingsbridge dartmouth salcombe ivybridge
mendip, mendips: frome shepton-mallet wells glastonbury
sedgemoor: bridgwater burnham-on-sea
bath north east somerset, banes: bath
bcp: bournemouth poole christchurch
cannock chase: cannock rugeley
wyre forest: kidderminster stourport-on-severn bewdley
wychavon: evesham droitwich pershore
malvern hills: great-malvern
telford wrekin, wrekin: telford
high peak: glossop buxton chapel-en-le-frith
amber valley: ripley belper heanor alfreton
erewash: ilkeston long-eaton
bassetlaw: worksop retford
broxtowe: beeston stapleford eastwood
charnwood: loughborough shepshed
lincolnshire wolds: louth horncastle market-rasen
fylde, fylde coast: blackpool lytham-st-annes fleetwood
pendle: nelson colne
rossendale: rawtenstall bacup haslingden
hyndburn: accrington
ribble valley: clitheroe
furness: barrow-in-furness ulverston dalton-in-furness
yorkshire coast: scarborough whitby bridlington filey
yorkshire wolds: driffield malton
wharfedale: ilkley otley
north tyneside: north-shields whitley-bay wallsend tynemouth
south tyneside: south-shields jarrow hebburn
wearside: sunderland washington
redcar cleveland: redcar
teesdale: barnard-castle
weardale: stanhope
tynedale: hexham
rhondda, rhondda valley, rhondda valleys: tonypandy treorchy pentre ferndale llwynypia mid-glamorgan
rhondda cynon taf, rct: pontypridd aberdare llantrisant mountain-ash treorchy tonypandy mid-glamorgan
cynon valley: aberdare mountain-ash abercynon
blaenau gwent: ebbw-vale tredegar brynmawr abertillery gwent
torfaen: cwmbran pontypool blaenavon gwent
monmouthshire, sir fynwy: monmouth abergavenny chepstow caldicot gwent
neath port talbot: neath port-talbot pontardawe west-glamorgan
vale of glamorgan, bro morgannwg: barry penarth llantwit-major south-glamorgan
pembrokeshire, pembs, sir benfro: haverfordwest milford-haven pembroke tenby fishguard dyfed
carmarthenshire, sir gaerfyrddin: carmarthen llanelli ammanford dyfed
ceredigion, cardiganshire: aberystwyth cardigan lampeter dyfed
flintshire, sir y fflint: flint mold buckley holywell clwyd
denbighshire, sir ddinbych: rhyl prestatyn denbigh ruthin llangollen clwyd
montgomeryshire: newtown welshpool powys
radnorshire: llandrindod-wells knighton powys
brecknockshire, breconshire: brecon builth-wells powys
caernarfonshire: caernarfon bangor-gwynedd pwllheli gwynedd
merionethshire: dolgellau bala barmouth tywyn gwynedd
north ayrshire: irvine kilwinning ardrossan largs ayrshire-dumfries-galloway
east ayrshire: kilmarnock cumnock ayrshire-dumfries-galloway
south ayrshire: ayr prestwick troon girvan ayrshire-dumfries-galloway
dumfriesshire: dumfries annan lockerbie ayrshire-dumfries-galloway
kirkcudbrightshire: kirkcudbright castle-douglas dalbeattie ayrshire-dumfries-galloway
wigtownshire: stranraer newton-stewart ayrshire-dumfries-galloway
stirlingshire: stirling falkirk dunblane fife-forth-valley
clackmannanshire: alloa tillicoultry fife-forth-valley
aberdeenshire: aberdeen peterhead fraserburgh inverurie stonehaven grampian
moray, morayshire: elgin forres lossiemouth buckie grampian
banffshire: banff macduff buckie keith grampian
kincardineshire: stonehaven grampian
renfrewshire: paisley renfrew johnstone greater-glasgow
east renfrewshire: newton-mearns barrhead clarkston giffnock greater-glasgow
dunbartonshire, west dunbartonshire: dumbarton clydebank alexandria greater-glasgow
east dunbartonshire: bearsden milngavie kirkintilloch bishopbriggs greater-glasgow
inverclyde: greenock port-glasgow gourock greater-glasgow
argyll, argyllshire, argyll bute: oban dunoon helensburgh lochgilphead campbeltown highlands-and-islands
caithness: thurso wick highlands-and-islands
sutherland: dornoch golspie brora highlands-and-islands
ross shire, ross cromarty: dingwall alness invergordon tain ullapool highlands-and-islands
inverness shire: inverness fort-william aviemore highlands-and-islands
nairnshire: nairn highlands-and-islands
western isles, outer hebrides, na h eileanan siar: stornoway highlands-and-islands
north lanarkshire: motherwell airdrie coatbridge cumbernauld wishaw lanarkshire
south lanarkshire: hamilton east-kilbride lanark rutherglen lanarkshire
midlothian: dalkeith penicuik bonnyrigg lothian-and-borders
east lothian: musselburgh haddington north-berwick dunbar tranent lothian-and-borders
west lothian: livingston bathgate linlithgow broxburn lothian-and-borders
berwickshire: duns eyemouth coldstream lothian-and-borders
roxburghshire: hawick kelso jedburgh melrose lothian-and-borders
selkirkshire: selkirk galashiels lothian-and-borders
peeblesshire: peebles innerleithen lothian-and-borders
perthshire, perth kinross: perth blairgowrie crieff pitlochry kinross tayside
kinross shire: kinross tayside
angus: arbroath forfar montrose brechin tayside
huntingdonshire: huntingdon st-neots ramsey cambridgeshire
north somerset: weston-super-mare clevedon portishead nailsea somerset
south gloucestershire: yate thornbury filton gloucestershire
north lincolnshire: scunthorpe brigg barton-upon-humber lincolnshire
north east lincolnshire: grimsby cleethorpes immingham lincolnshire
east sussex: hastings eastbourne lewes bexhill-on-sea crowborough sussex
west sussex: crawley worthing horsham chichester bognor-regis sussex
westmorland: kendal appleby-in-westmorland kirkby-stephen cumbria
cumberland: carlisle workington whitehaven cumbria
north london, n london: london barnet enfield haringey islington camden
north west london, northwest london, nw london: london brent harrow barnet camden
north east london, northeast london, ne london: london waltham-forest redbridge hackney havering
east london, e london: london tower-hamlets newham hackney barking-and-dagenham waltham-forest redbridge havering
south east london, southeast london, se london: london greenwich lewisham southwark bexley bromley
south london, s london: london lambeth southwark lewisham croydon sutton merton wandsworth bromley
south west london, southwest london, sw london: london wandsworth merton richmond-upon-thames kingston-upon-thames sutton lambeth
west london, w london: london ealing hounslow hillingdon hammersmith-and-fulham kensington-and-chelsea brent
central london: london westminster city-of-london camden islington kensington-and-chelsea southwark lambeth
aberafan: port-talbot
treforys: swansea
nidderdale: pateley-bridge harrogate
wensleydale: leyburn
swaledale: richmond leyburn
upper teesdale: barnard-castle
upper weardale: stanhope
airedale: keighley bingley skipton
holderness: withernsea hornsea hedon
wolds: driffield malton louth horncastle
malverns: great-malvern
cotswold: cirencester moreton-in-marsh gloucestershire
quantocks, quantock hills: bridgwater minehead
polden hills: street bridgwater
bodmin moor: bodmin launceston liskeard
lizard, lizard peninsula: helston
roseland, roseland peninsula: truro
lands end: penzance
north downs: guildford dorking reigate sevenoaks maidstone
weald, high weald: crowborough tunbridge-wells heathfield cranbrook
wash: kings-lynn boston
thames estuary: southend-on-sea canvey-island grays gravesend sheerness
clydeside: glasgow clydebank greenock port-glasgow
speyside: grantown-on-spey
bluewater: greenhithe dartford
lakeside, lakeside thurrock: grays
nec: birmingham solihull
east midlands airport: castle-donington
bicester village: bicester
o2 arena: greenwich
silverlink: north-shields wallsend
sizewell: leiston
hinkley point: bridgwater
cairnryan: stranraer
isle of mull, mull: tobermory
isle of lewis: stornoway
shetland isles: lerwick
isle of bute: rothesay
isle of arran, arran: lamlash
isle of cumbrae: millport
isle of sheppey, sheppey: sheerness queenborough
isle of thanet, thanet: margate ramsgate broadstairs
isles of scilly: hugh-town
isle of portland: fortuneswell easton
isle of purbeck, purbeck: swanage wareham
east neuk, east neuk of fife: anstruther crail pittenweem st-monans
loch ness: drumnadrochit inverness
cowal, cowal peninsula: dunoon
badenoch strathspey, strathspey: aviemore grantown-on-spey kingussie
easter ross: tain alness invergordon
wester ross: ullapool
moray firth, inner moray firth, moray coast: nairn inverness elgin
buchan, banff buchan: peterhead fraserburgh
lothians: edinburgh livingston musselburgh dalkeith lothian-and-borders
northern isles: kirkwall lerwick
sir fon, sir mon: holyhead llangefni amlwch menai-bridge
sir gar: carmarthen llanelli ammanford dyfed
maldwyn, sir drefaldwyn: newtown welshpool powys
llyn: pwllheli nefyn criccieth
conwy valley, dyffryn conwy: llanrwst conwy betws-y-coed
vale of clwyd, dyffryn clwyd, clwyd valley: denbigh ruthin st-asaph rhyl
amman valley, aman valley, dyffryn aman: ammanford
teifi valley, dyffryn teifi: cardigan lampeter llandysul newcastle-emlyn
towy valley, tywi valley, dyffryn tywi: carmarthen llandeilo llandovery
dyfi valley, dovey valley, dyffryn dyfi: machynlleth
dee valley, dyffryn dyfrdwy: llangollen bala
swansea valley, cwm tawe, tawe valley: pontardawe ystradgynlais
neath valley, vale of neath, cwm nedd: neath resolven glyn-neath
taff valley, cwm taf: pontypridd merthyr-tydfil
rhondda fawr, rhondda fach, cwm rhondda: tonypandy treorchy ferndale
rhymney valley, cwm rhymni: caerphilly ystrad-mynach bargoed rhymney
ebbw valley: ebbw-vale newbridge risca
usk valley, vale of usk, dyffryn wysg: abergavenny usk brecon crickhowell
heads of the valleys, heads of valleys: merthyr-tydfil ebbw-vale tredegar brynmawr
y cymoedd, cymoedd, gwent valleys, south wales valleys: merthyr-tydfil pontypridd ebbw-vale mid-glamorgan gwent
preseli hills, preselis, preseli: fishguard
south pembrokeshire, south pembs: tenby pembroke
black mountains: crickhowell abergavenny hay-on-wye
antrim glens, glens of antrim: ballycastle larne
north antrim, antrim coast, north antrim coast: ballycastle ballymoney
east antrim: larne carrickfergus
armagh city banbridge craigavon, armagh banbridge craigavon: armagh banbridge craigavon lurgan portadown
lough neagh: antrim lurgan
lough erne, fermanagh lakelands: enniskillen
sperrins, sperrin mountains: magherafelt cookstown strabane
south armagh: newry crossmaglen
north coast ni, north coast northern ireland: portrush portstewart coleraine
tyne valley: hexham prudhoe
east durham: peterlee seaham
cheviots, cheviot hills: wooler
northumberland coast, northumbria coast: alnwick amble seahouses berwick-upon-tweed
ryedale: malton pickering helmsley
craven: skipton settle
vale of york: york selby
vale of pickering: pickering malton
calder valley, upper calder valley: hebden-bridge todmorden sowerby-bridge halifax
colne valley: huddersfield marsden
holme valley: holmfirth
spen valley: cleckheaton heckmondwike liversedge
worth valley, bronte country: haworth keighley
dearne valley: wath-upon-dearne mexborough bolton-upon-dearne
eden valley, vale of eden: penrith appleby-in-westmorland
south lakeland, south lakes: kendal windermere ulverston
forest of bowland, bowland: clitheroe longridge
rossendale valley: rawtenstall bacup haslingden
pennines: hebden-bridge todmorden skipton alston
staffordshire moorlands, staffs moorlands: leek cheadle-staffordshire biddulph
shropshire hills, long mynd: church-stretton craven-arms
vale of evesham: evesham
shakespeare country: stratford-upon-avon
derbyshire dales: matlock ashbourne bakewell
hope valley: hathersage
sherwood forest: mansfield
vale of belvoir, belvoir vale: bingham melton-mowbray
national forest: swadlincote ashby-de-la-zouch coalville
lincolnshire fens: spalding boston bourne
lincolnshire coast, lincs coast: skegness mablethorpe
epping forest: epping loughton waltham-abbey
lee valley, lea valley: cheshunt hoddesdon waltham-abbey
norfolk coast, north norfolk coast: cromer sheringham wells-next-the-sea hunstanton
medway towns: gillingham chatham rochester strood
kent coast, north kent coast: whitstable herne-bay margate
ashdown forest: crowborough forest-row
1066 country: hastings battle bexhill-on-sea
surrey hills: dorking guildford
blackwater valley: aldershot farnborough camberley
solent: southampton portsmouth fareham gosport cowes ryde
isle of white: newport-isle-of-wight ryde cowes sandown shanklin
chiltern hills: high-wycombe amersham chesham
east end, east end of london: tower-hamlets newham hackney
penwith: penzance st-ives-cornwall hayle
tamar valley: tavistock callington gunnislake
scillies, scilly, scilly isles: hugh-town
somerset levels: glastonbury langport bridgwater street
stroud valleys, five valleys: stroud
salisbury plain: amesbury tidworth
blackmore vale: sturminster-newton gillingham-dorset
chesil, chesil beach: weymouth
lakeland, english lakes: windermere ambleside keswick kendal cumbria
`);

/**
 * Districts of cities, airports and villages without a page, folded by `foldName`, with a postcode sector in
 * them. Only the server knows them, so that the browser's list stays small.
 */
export const sectorsOfDistricts: ReadonlyMap<string, string> = new Map(
  (
    "shoreditch E2 7; hoxton N1 6; homerton E9 6; stoke newington N16 8; finsbury park N4 2; " +
    "kentish town NW5 2; bloomsbury WC1B 3; mayfair W1K 3; paddington W2 1; fitzrovia W1T 4; " +
    "bermondsey SE1 3; wapping E1W 2; docklands E14 9; isle of dogs E14 3; elephant castle SE1 6; " +
    "heathrow TW6 1; heathrow airport TW6 1; gatwick RH6 0; gatwick airport RH6 0; " +
    "westward ho EX39 1; mersea island CO5 8; isle of axholme DN9 1; moss side M14 4; " +
    "rusholme M14 5; digbeth B5 6; small heath B10 0; sparkhill B11 4; bordesley green B9 4; " +
    "harehills LS8 5; everton L5 3; anfield L4 0; stokes croft BS1 3; kemptown BN2 1; " +
    "hyson green NG7 5; lenton NG7 2; sneinton NG2 4; cathays CF24 4; cardiff bay CF10 5; " +
    "grangetown CF11 7; leith EH6 6; gorgie EH11 2; gorbals G5 0; govanhill G42 7; " +
    "dennistoun G31 2; maryhill G20 0; broadford IV49 9; lochinver IV27 4; hawes DL8 3; " +
    "llangammarch wells LD4 4; llanwrtyd wells LD5 4; mousehole TR19 6; port isaac PL29 3; " +
    "portloe TR2 5; boscastle PL35 0; clovelly EX39 5; lynmouth EX35 6; dunster TA24 6; " +
    "bibury GL7 5; castle combe SN14 7; lacock SN15 2; avebury SN8 1; selborne GU34 3; " +
    "alfriston BN26 5; walberswick IP18 6; blakeney NR25 7; burnham market PE31 8; edale S33 7; " +
    "malham BD23 4; staithes TS13 5; robin hoods bay YO22 4; goathland YO22 5; grasmere LA22 9; " +
    "hawkshead LA22 0; cartmel LA11 6; lindisfarne TD15 2; beddgelert LL55 4; portmeirion LL48 6; " +
    "abersoch LL53 7; aberdaron LL53 8; solva SA62 6; rhossili SA3 1; luss G83 8; balmaha G63 0; " +
    "glencoe PH49 4; iona PA76 6; lochranza KA27 8; durness IV27 4; john ogroats KW1 4; " +
    "john o groats KW1 4; lulworth BH20 5"
  )
    .split("; ")
    .map((row): [string, string] => {
      const [, name = "", sector = ""] = /^([a-z ]+) ([A-Z].*)$/.exec(row) ?? [];
      return [name, sector];
    }),
);
