import { slugsByName } from "@vanfettle/contract/find/names-as-typed";

/**
 * Villages and small islands without a page, folded by `foldName`, with the slugs of the towns or
 * counties that their people would go to, the nearest first: of each village where some share a
 * name. Common knowledge, of which half was compared with addresses and wards. On the server only.
 */
export const townsOfVillages: ReadonlyMap<string, readonly string[]> = slugsByName(`
kingstone: abbots-bromley hereford
bedmond: abbots-langley kings-langley
aberarth, cei newydd, ceinewydd, ciliau aeron, ffos y ffin, llanarth, llanon, synod inn: aberaeron
cwmcarn: abercarn
cornhill: aberchirder banff
carnetown, matthewstown, tyntetown, ynysboeth: abercynon
aberaman, abernant, cwmaman, cwmdare, godreaman, llwydcoed, trecynon: aberdare
merthyr vale, troedyrhiw, ynysowen: aberfan
fortingall, grandtully, kenmore, strathtay, weem: aberfeldy
llanellen, llanfoist, llanover, llanvihangel crucorney, pandy: abergavenny
betws yn rhos, llanddulas, llanfair talhaiarn, pensarn: abergele
bae cinmel, kinmel bay: abergele rhyl
bryncethin, brynmenyn, coytrahen, sarn, tondu, ynysawdre: aberkenfig
blaenannerch, brynhoffnant, llangrannog, parcllyn, tanygroes, tresaith: aberporth
aberbeeg, llanhilleth: abertillery
senghenydd: abertridwr
capel bangor, comins coch, devils bridge, goginan, llanbadarn fawr, llanfarian, llanrhystud, penrhyn coch, penrhyncoch, pontarfynach, ponterwyd: aberystwyth
clifton hampden, culham: abingdon didcot
drayton: abingdon didcot norwich
kincardine o neil, kincardine oneil, tarland: aboyne
baxenden, huncoat: accrington
south walsham: acle
fleggburgh: acle caister-on-sea
cantley, freethorpe: acle reedham
addiewell, loganlea: addiebrownhill
bolton abbey: addingham skipton
new haw: addlestone
hooton pagnell: adwick-le-street
gracehill: ahoghill ballymena
greengairs, wattston: airdrie
cosford: albrighton
baydon: aldbourne
withernwick: aldbrough hornsea
north camp: aldershot
jamestown: alexandria
mumby, willoughby: alford
huttoft: alford mablethorpe
lumsden, strathdon: alford-aberdeenshire
ironville, riddings, somercotes: alfreton
jacksdale: alfreton heanor
easter compton: almondsbury pilning
ardross: alness
craster: alnwick
fradley: alrewas lichfield
nenthead: alston
chawton, holybourne: alton
dunham massey: altrincham
hopwood: alvechurch
meigle: alyth coupar-angus
elterwater, great langdale, langdale, troutbeck: ambleside
old amersham: amersham
boscombe down, cholderton, solstice park, stonehenge: amesbury
durrington: amesbury lark-hill
amlwch port, bull bay, penysarn, porth amlwch, porth llechog, rhosybol: amlwch
saron: ammanford
aspley guise: ampthill woburn-sands
middle wallop, nether wallop, over wallop, picket piece, portway industrial estate, stockbridge, thruxton, walworth industrial estate, weyhill: andover
brydekirk, cummertrees, powfoot, ruthwell: annan
catchgate: annfield-plain
newtown linford: anstey groby
cellardyke, kilrenny: anstruther
wrightington: appley-bridge parbold
auchmithie, inverkeilor, st vigeans: arbroath
fort george: ardersier
dalcross, tornagrain: ardersier inverness
killough: ardglass
hamiltonsbawn, killylea, markethill, tynan: armagh
loughgall, richhill: armagh portadown
handsacre, hill ridware: armitage
daybrook: arnold
winkfield: ascot windsor
frisby on the wreake, kirby bellars: asfordby
ash green: ash
brailsford, dovedale, parwich, tissington, wetton: ashbourne
widecombe in the moor: ashburton
blackfordby, packington, worthington: ashby-de-la-zouch
aldington, brabourne, hamstreet, willesborough: ashford
bethersden: ashford high-halden
north seaton: ashington
bryn: ashton-in-makerfield
broughton in furness: askam-in-furness millom
bothel: aspatria
marsworth: aston-clinton cheddington
weston on trent: aston-on-trent
shardlow: aston-on-trent derby
baddesley ensor, fenny drayton, mancetter, witherley: atherstone
great ellingham: attleborough
snetterton: attleborough banham
bunwell: attleborough wymondham
aberuthven, blackford, dunning, gleneagles: auchterarder
dunshalt, strathmiglo: auchtermuchty
branton: auckley doncaster
ballygawley: aughnacloy
caledon: aughnacloy armagh
boat of garten, carrbridge, coylumbridge, glenmore, rothiemurchus: aviemore
kilmington, uplyme: axminster
cuddington: aylesbury haddenham weaverham
stoke mandeville: aylesbury wendover
blickling: aylsham
aldborough: aylsham cromer
dunure, st quivox: ayr
stacksteads, weir: bacup
wickhamford: badsey evesham
bretforton: badsey honeybourne
ashford in the water, great longstone, monyash, rowsley: bakewell
taddington: bakewell buxton
sheldon: bakewell yardley solihull
llandderfel, llanuwchllyn: bala
fintry: balfron
croftamie, drymen, rowardennan: balfron killearn
hilton of cadboll: balintore
balmoral, braemar, crathie: ballater
glencraig, lochore: ballingry
gartocharn, loch lomond: balloch
armoy, rathlin, rathlin island: ballycastle
ballyeaston, ballynure, straid: ballyclare
greysteel: ballykelly eglinton
clogh, galgorm: ballymena
balnamore, dervock, loughgiel, loughguile, stranocum: ballymoney
drumaness: ballynahinch
ballyhalbert: ballywalter portavogie
belhelvie, potterton: balmedie
berkswell: balsall-common
lostock hall, walton le dale: bamber-bridge
hoghton: bamber-bridge blackburn
loughbrickland: banbridge
scarva: banbridge tandragee
bodicote, cropredy, middleton cheney: banbury
crathes: banchory
groomsport: bangor
crawfordsburn, helens bay: bangor holywood
conlig: bangor newtownards
llandegai, llandygai, rhiwlas: bangor-gwynedd
kenninghall, new buckenham: banham
old buckenham: banham attleborough
haggs, longcroft: banknock
nork, woodmansterne: banstead
tattenham corner: banstead tadworth
harewood: bardsey leeds
aberbargoed, bargod: bargoed
osgodby: barlby selby market-rasen
nailstone: barlestone ibstock
arthog, fairbourne: barmouth
middleton in teesdale: barnard-castle
hickleton: barnburgh
kirmington: barnetby-le-wold
gisburn: barnoldswick clitheroe
kelbrook: barnoldswick earby
ardsley, barugh green, monk bretton, stairfoot, worsbrough, worsbrough bridge, worsbrough dale: barnsley
bickington, bishops tawton, bratton fleming, chivenor, roundswell, swimbridge: barnstaple
lickey: barnt-green
isle of walney, rampside, roose, vickerstown, walney, walney island: barrow-in-furness
newchurch in pendle: barrowford
barry island, ynys y barri: barry
south ferriby: barton-upon-humber
bomere heath: baschurch
may bank: basford-newcastle-under-lyme newcastle-under-lyme
burnt mills, laindon, langdon hills, vange: basildon
dunton: basildon brentwood
bowers gifford: basildon pitsea
chineham, daneshill, houndmills: basingstoke
calver: baslow
chatsworth: baslow bakewell
guilden morden, litlington, steeple morden: bassingbourn royston
brant broughton: bassingham
bathampton, batheaston, bathford, combe down, freshford, monkton combe: bath
torphichen: bathgate
staincliffe: batley
sedlescombe: battle
austerfield, misson: bawtry
condover: bayston-hill
holtspur: beaconsfield
jordans: beaconsfield gerrards-cross
broadwindsor: beaminster
kilmorack, kiltarlity, kirkhill: beauly
cannich, tomich: beauly drumnadrochit
llanddona, llangoed: beaumaris
llanfaes: beaumaris brecon
clatterbridge, port sunlight: bebington
ellough, ringsfield, worlingham: beccles
aiskew, leeming, leeming bar: bedale
ty nant, tynant: beddau
biddenham, brickhill, cardington, cople, cotton end, elstow, goldington, great denham, renhold, shortstown, wixams: bedford
roxton: bedford sandy
graig y rhacca, trethomas: bedwas
bulkington: bedworth
shilton: bedworth coventry
barmston: beeford
mosborough: beighton killamarsh
barrmill: beith
kielder, otterburn: bellingham
clehonger: belmont hereford
brynteg, llanbedrgoch, marian glas, marianglas, moelfre, red wharf bay, traeth coch, tyn y gongl: benllech
dorchester on thames, ewelme: benson wallingford
arksey: bentley
little gaddesden, potten end: berkhamsted hemel-hempstead
holy island, norham, scremerston, spittal, tweedmouth: berwick-upon-tweed
gerlan, mynydd llandegai, mynydd llandygai, rachub: bethesda
capel curig, dolwyddelan, penmachno, pentrefoelas: betws-y-coed
bishop burton, woodmansey: beverley
far forest, upper arley, wribbenhall: bewdley
arley: bewdley nuneaton coleshill
little common, sidley: bexhill-on-sea
cherwell valley services, fritwell, graven hill, heyford park, launton, middleton stoney, upper heyford: bicester
weston on the green: bicester kidlington
biddulph moor: biddulph
east the water, hartland: bideford
lundy: bideford ilfracombe
salford priors, welford on avon: bidford-on-avon
coulter, dolphinton, thankerton: biggar
upper caldecote: biggleswade sandy
broom, southill: biggleswade shefford
great burstead, south green: billericay
noak bridge: billericay basildon
folkingham: billingborough
haverton hill, port clarence, wolviston, wynyard: billingham
five oaks, wisborough green: billingshurst
eakring: bilsthorpe
eldwick: bingley
minnis bay, st nicholas at wade: birchington-on-sea
itchenor, west wittering: birdham east-wittering
bidston, claughton, oxton, tranmere: birkenhead
spaghetti junction: birmingham erdington
wanlip: birstall syston
west auckland: bishop-auckland
east harptree: bishop-sutton blagdon
clun, lydbury north, newcastle on clun: bishops-castle
church stoke, churchstoke, yr ystog: bishops-castle newtown
cleeve hill, gotherington: bishops-cleeve
crowcombe: bishops-lydeard williton
droxford, upham: bishops-waltham
waltham chase: bishops-waltham wickham
dundry: bishopsworth chew-magna
langbank: bishopton port-glasgow
clayton le dale, ewood, lower darwen, pleasington, whitebirk, wilpshire: blackburn
mellor: blackburn marple
bispham, squires gate, staining: blackpool
argoed, cefn fforest, fleur de lis, fleur de lys, markham, penmaen, pontllanfraith: blackwood
kirkmuirhill: blackwood-south-lanarkshire
ffestiniog, llan ffestiniog, manod, tanygrisiau, trawsfynydd: blaenau-ffestiniog
blaenafon: blaenavon
abergwynfi: blaengwynfi
glenshee, meikleour, spittal of glenshee: blairgowrie
blandford camp, iwerne minster, milton abbas: blandford-forum
stella, winlaton: blaydon
fenny stratford, newton leys: bletchley
great brickhill: bletchley leighton-buzzard
stoke hammond: bletchley newton-longville
harwell campus: blewbury harwell
bebside, newsham: blyth
lanivet: bodmin
aldwick, felpham, middleton on sea, north bersted, pagham, rose green, shripney: bognor-regis
pott shrigley: bollington
shuttlewood: bolsover
bradshaw, bromley cross: bolton
hest bank, slyne: bolton-le-sands morecambe
blackness: boness
high bonnybridge: bonnybridge
lasswade, polton: bonnyrigg
aintree, seaforth, switch island: bootle
headley, headley down, whitehill: bordon
platt: borough-green
arkendale: boroughbridge
ockbrook: borrowash
trer ddol, ynyslas: borth
skirbeck, wyberton: boston
redgrave: botesdale rickinghall
curdridge: botley
durley: botley bishops-waltham
belvoir: bottesford grantham
swaffham bulbeck: bottisham
lode: bottisham cambridge
ollerton: boughton
rippingale: bourne
great rissington, lower slaughter, upper slaughter: bourton-on-the-water
lustleigh: bovey-tracey
chipperfield: bovingdon kings-langley
llandre: bow-street
croughton, evenley, greatworth, helmdon: brackley
warfield: bracknell
yattendon: bradfield thatcham
dudley hill, eccleshill, idle: bradford
tong: bradford shifnal albrighton
winsley: bradford-on-avon limpley-stoke
charlton hayes: bradley-stoke stoke-gifford
burgh castle: bradwell great-yarmouth
bocking: braintree
felsted, stebbing: braintree rayne
sherfield on loddon: bramley basingstoke
shamley green: bramley-surrey
langley moor, meadowfield: brandon-county-durham durham
sopley: bransgore
potterhanworth: branston
nocton: branston metheringham
croyde, georgeham: braunton
parkend: bream coleford
yorkley: bream lydney
edzell: brechin
defynnog, llanfrynach, pontsenni, sennybridge, talybont on usk, trecastle: brecon
overbury: bredon
beckford: bredon evesham
east brent: brent-knoll
pilgrims hatch, south weald: brentwood
mountnessing: brentwood ingatestone
herongate: brentwood ingrave
warley: brentwood smethwick oldbury
forgandenny, glenfarg: bridge-of-earn
quarriers village: bridge-of-weir
corntown, coychurch, ewenny, laleston, llangrallo, ogmore by sea, pen y fai, southerndown, st brides major, trelales, treoes: bridgend
claverley, tasley, worfield: bridgnorth
cannington: bridgwater
rudston, sewerby: bridlington
burton agnes: bridlington nafferton
bothenhampton, bradpole, burton bradstock, chideock: bridport
pensnett: brierley-hill
quarry bank: brierley-hill cradley-heath
bonby, worlaby: brigg
bailiff bridge, hipperholme, lightcliffe: brighouse
wheelton: brinscall chorley
melton constable: briston
holcot: brixworth
pitsford: brixworth northampton
st peters: broadstairs
childswickham: broadway
willersey: broadway chipping-campden
bucklers hard: brockenhurst hythe
aston fields, catshill, finstall, lickey end, marlbrook, sidemoor, tardebigge: bromsgrove
bishops frome: bromyard
helmsdale: brora
leire: broughton-astley lutterworth
mawsley, pytchley: broughton-northamptonshire kettering
walsall wood: brownhills aldridge
dechmont, uphall: broxburn
uphall station: broxburn livingston
blofield: brundall
blofield heath: brundall rackheath
ffrith, tanyfron: brymbo
brynaman, cwmgors, gwaun cae gurwen: brynamman
nantyglo: brynmawr
blaina: brynmawr abertillery
grafham: buckden huntingdon
buckfast: buckfastleigh
portgordon: buckie
gawcott, maids moreton: buckingham
bryn y baal, mynydd isa: buckley
crackington haven, kilkhampton, marhamchurch, morwenstow, widemouth bay: bude
east budleigh, otterton: budleigh-salterton
cilmery, erwood, llanelwedd, llangammarch, llanwrtyd: builth-wells
earsham: bungay
hare street: buntingford
braughing: buntingford puckeridge
nayland, stoke by nayland: bures-st-mary sudbury
hickstead: burgess-hill
bolney: burgess-hill cowfold
berrow, brean, brean sands: burnham-on-sea
cloughton: burniston
briercliffe, cliviger, rosegrove, worsthorne: burnley
chase terrace, hammerwich: burntwood
cannock wood: burntwood rugeley
pembrey, pen bre: burry-port
burscough bridge: burscough
lathom: burscough skelmersdale
burton pidsea: burstwick hedon
horninglow, rolleston on dove, stapenhill, tutbury, winshill: burton-upon-trent
hanbury: burton-upon-trent droitwich bromsgrove
stretton: burton-upon-trent penkridge
fornham all saints, great welnetham, horringer, ickworth, lawshall, moreton hall, risby, west stow: bury-st-edmunds
wickhambrook: bury-st-edmunds clare
bushey heath: bushey
giants causeway, portballintrae: bushmills
hartington: buxton
chipping warden, eydon, woodford halse: byfield
paultons: cadnam
minstead: cadnam lyndhurst
abermorddu, cefn y bedd: caergwrle
ponthir: caerleon cwmbran
bethel, bontnewydd, dinas dinlle, groeslon, llandwrog, llanwnda, rhosgadfan, rhostryfan, y groeslon: caernarfon
waunfawr: caernarfon aberystwyth
rudry: caerphilly
nantgarw: caerphilly pontypridd
torryburn: cairneyhill high-valleyfield
filby: caister-on-sea great-yarmouth
south kelsey: caistor
north kelsey: caistor brigg
cil y coed, portskewett, sudbrook: caldicot
balquhidder, brig o turk, crianlarich, killin, lochearnhead, port of menteith, strathyre, tyndrum: callander
aberfoyle, gartmore: callander balfron
kelly bray, st mellion, stoke climsland: callington
woodborough: calverton
blackwater: camberley farnborough
heatherside: camberley frimley
drax: camblesforth selby
praze an beeble: camborne
bourn: cambourne
eltisley: cambourne papworth-everard
cambridge science park, cherry hinton, fen ditton, grantchester, trumpington: cambridge
dry drayton: cambridge bar-hill
coton: cambridge comberton
great shelford, little shelford: cambridge harston
st breward: camelford
carradale, drumlemble, glenbarr, machrihanish, peninver: campbeltown
bridgtown, chadsmoor, heath hayes: cannock
thanington, wincheap: canterbury
dunkirk: canterbury faversham
newdigate, ockley: capel
beare green: capel dorking
skellow: carcroft
auchterderran, bowhill: cardenden
old st mellons, sain ffagan, st fagans: cardiff
abercych, blaenffos, boncath, cilgerran, crymych, eglwyswrw, ferwig, gwbert, llandudoch, llechryd, nanhyfer, nevern, penparc, st dogmaels, y ferwig: cardigan
harraby, stanwix, upperby: carlisle
colwick: carlton nottingham
braidwood: carluke
abergwili, brechfa, bronwydd, cwmffrwd, cynwyl elfed, llangunnor, llangyndeyrn, llangynnwr, llanpumsaint, llansteffan, llanstephan, nantgaredig, peniel, pontargothi, trevaughan: carmarthen
over kellet: carnforth
glenarm: carnlough larne
kilroot: carrickfergus
skinflats: carronshore
drumbo, moneyrea, moneyreagh: carryduff
black bourton, raf brize norton: carterton
brize norton: carterton minster-lovell
queen camel, sparkford: castle-cary
balmaclellan, crossmichael, haugh of urr, kirkpatrick durham, new galloway, rhonehouse, springholm, st johns town of dalry: castle-douglas
killen, killeter, spamount: castlederg
glasshoughton: castleford
allerton bywater: castleford kippax
articlave: castlerock
annsborough: castlewellan
caterham on the hill, chaldon: caterham
brompton on swale: catterick richmond
colburn: catterick-garrison
hipswell: catterick-garrison catterick
fulbeck: caythorpe
llanfechell, wylfa: cemaes-bay
drewsteignton: chagford
stadhampton: chalgrove
otterbourne: chandlers-ford eastleigh
hogsthorpe: chapel-st-leonards
anderby creek: chapel-st-leonards mablethorpe
tatworth: chard
leyhill, tortworth: charfield
pluckley: charing ashford
chadlington: charlbury chipping-norton
aberlour, archiestown, craigellachie: charlestown-of-aberlour
chilham: chartham
blue bell hill, bluebell hill, lordswood, walderslade: chatham
hempstead: chatham gillingham
cheadle royal, heald green: cheadle
alton towers, checkley, oakamoor, tean, upper tean: cheadle-staffordshire
cheddar gorge: cheddar
wetley rocks: cheddleton
beaulieu park, broomfield, chelmer village, galleywood, great baddow, great waltham, springfield, widford: chelmsford
little baddow: chelmsford danbury
west hanningfield: chelmsford stock
castle bromwich, fordbridge, kingshurst, marston green, smiths wood: chelmsley-wood
kingsditch, leckhampton, swindon village: cheltenham
mathern, pwllmeyric, sedbury, shirenewton, st arvans, tintern, tutshill, tyndyrn: chepstow
longcross: chertsey
ley hill: chesham
christleton, dodleston, great barrow, great boughton, handbridge, lache, upton by chester, vicars cross, waverton: chester
mollington: chester saughall
huntington: chester york cannock
great lumley: chester-le-street
pelton fell: chester-le-street pelton
birtley: chester-le-street washington
brimington, calow, duckmanton, hasland, holymoorside, markham vale, old whittington, sheepbridge, whittington moor: chesterfield
chew stoke: chew-magna keynsham
goodwood, lavant: chichester
sidlesham: chichester selsey
abbotsbury, portesham: chickerell weymouth
attenborough: chilwell toton
derry hill, kington langley, leigh delamere, pewsham, yatton keynell: chippenham
ebrington: chipping-campden
enstone: chipping-norton charlbury
great tew: chipping-norton hook-norton
long compton: chipping-norton shipston-on-stour
kingham: chipping-norton stow-on-the-wold
ongar: chipping-ongar
blackmore, stondon massey: chipping-ongar high-ongar
badminton: chipping-sodbury
glyn ceiriog, llanarmon dyffryn ceiriog, pontfadog: chirk
guidepost: choppington
rivington: chorley
highcliffe, mudeford, somerford: christchurch
hurn: christchurch bournemouth
saxton: church-fenton
all stretton, leebotwood, little stretton: church-stretton
forest vale, littledean, newnham on severn, ruspidge: cinderford
cotswold airport: cirencester
chedworth: cirencester northleach
holland on sea, jaywick: clacton-on-sea
great clacton: clacton-on-sea little-clacton
point clear: clacton-on-sea st-osyth
clayworth: clarborough retford
ashover, north wingfield: clay-cross
tupton: clay-cross wingerworth
great blakenham: claydon
west bretton: clayton-west
birkenshaw, chain bar: cleckheaton
gomersal: cleckheaton batley
hopton wafers, stottesdon: cleobury-mortimer
kenn, tickenham: clevedon
cliffe woods: cliffe strood
dunsop bridge, grindleton, slaidburn, west bradford: clitheroe
temple cloud: clutton
farrington gurney: clutton midsomer-norton
craig cefn parc, felindre, glais: clydach
bardon, coleorton, hugglescote, newbold coleorton, thringstone, whitwick: coalville
kemble: coates cirencester
port seton, seton sands: cockenzie
buttermere, great broughton: cockermouth
bilbrook: codsall
bwlchgwyn, minera, mwynglawdd: coedpoeth
castle ashby: cogenhoe
yardley hastings: cogenhoe bozeat
little houghton: cogenhoe northampton
great tey: coggeshall marks-tey
ardleigh, lexden, severalls, stanway: colchester
berry hill, broadwell: coleford
st briavels: coleford chepstow
symonds yat: coleford ross-on-wye monmouth
macosquin: coleraine
hams hall: coleshill
trawden: colne
worstead: coltishall north-walsham
hen golwyn, llandrillo yn rhos, llysfaen, mochdre, old colwyn, rhos on sea: colwyn-bay
killinchy: comber killyleagh
hardwick: comberton cambourne
east ilsley: compton-berkshire
dalginross, st fillans: comrie
mareham le fen, tattershall: coningsby
edlington: conisbrough
denaby main: conisbrough mexborough
northop hall: connahs-quay
kells: connor ballymena
culbokie: conon-bridge dingwall
delves, leadgate, medomsley, shotley bridge: consett
gyffin, rowen: conwy
cookham dean, cookham rise: cookham
ardboe, coagh, pomeroy, stewartstown, tullyhogue: cookstown
askham bryan: copmanthorpe york
charnock richard: coppull chorley
riding mill: corbridge
gretton, weldon: corby
stanion: corby geddington
fobbing: corringham stanford-le-hope
gastard, rudloe: corsham
greetham: cottesmore
exton: cottesmore oakham
rockingham: cottingham corby
burrelton: coupar-angus
newtyle: coupar-angus alyth
binley woods: coventry wolston
aberthin, bonvilston, colwinston, llanblethian, llancarfan, llysworney, pendoylan, ystradowen: cowbridge
peterston super ely: cowbridge cardiff
hill of beath, lumphinnans: cowdenbeath
gurnard: cowes
old hill: cradley-heath rowley-regis
kingsbarns: crail
benenden: cranbrook hawkhurst
loxwood: cranleigh billingshurst
dunsfold: cranleigh chiddingfold
clungunford, diddlebury, onibury, stokesay: craven-arms
ifield, manor royal, three bridges: crawley
rusper: crawley warnham
turners hill: crawley-down
burghill: credenhill hereford
cheriton fitzpaine, newton st cyres, yeoford: crediton
shavington, wistaston, wybunbury: crewe
haslington: crewe sandbach
llanystumdwy: criccieth
garndolbenmaen: criccieth porthmadog
dirft, lilbourne, yelvertoft: crick
glangrwyney, llangattock, llangatwg: crickhowell
gilmerton, muthill: crieff
cymer: croeserw
cymmer: croeserw tonypandy
east runton: cromer
west runton: cromer sheringham
kinoulton, langar: cropwell-bishop
blundellsands: crosby
capel hendre, cefneithin, drefach, gorslas: cross-hands
llanddarog, porthyrhyd: cross-hands carmarthen
cullyhanna: crossmaglen
mawdesley: croston rufford
jarvis brook: crowborough
hafodyrynys, swffryd, trinant: crumlin
aldergrove, belfast international airport: crumlin-county-antrim
creunant, y creunant: crynant
goffs oak: cuffley
bieldside: cults
vigo: culverstone-green
dullatur, mollinsburn: cumbernauld
lugar: cumnock
ceres, craigrothie, cupar muir, dairsie: cupar
the belfry: curdworth
cushendun: cushendall
martinstown: cushendall ballymena
pontrhydyfen: cwmafan
croesyceiliog, henllys, llantarnam, llanyrafon, llanyravon, pontnewydd: cwmbran
colvend, kippford, kirkgunzeon, rockcliffe: dalbeattie
auchencairn: dalbeattie castle-douglas
cousland, eskbank, newtongrange: dalkeith
carsphairn: dalmellington
drakemyre: dalry
millerhill: danderhall
moore: daresbury warrington
cockerton, hurworth, middleton st george, sadberge: darlington
joydens wood, wilmington: dartford
dittisham, kingswear, stoke fleming: dartmouth
mapplewell: darton
wraysbury: datchet staines
badby: daventry
horsehay: dawley
malinslee: dawley telford
dawlish warren: dawlish
great mongeham, walmer: deal
old stratford: deanshanger
cosgrove: deanshanger potterspury
stonham aspal: debenham stowmarket
steeple aston: deddington
sealand: deeside
clwt y bont, dinorwig: deiniolen
st teath: delabole
bodfari, llandyrnog, llanrhaeadr, llansannan: denbigh
henllan: denbigh newcastle-emlyn
higher denham: denham
hambledon: denmead
alvaston, kirk langley, mackworth: derby
elvaston: derby borrowash
quarndon: derby duffield
scarning, swanton morley, toftwood, yaxham: dereham
beetley: dereham north-elmham
campsie, maydown, strathfoyle: derry
claudy: derry dungiven
sandringham: dersingham
castle rising: dersingham north-wootton
braybrooke: desborough market-harborough
chickenley, earlsheaton, ravensthorpe: dewsbury
east hagbourne, great western park, milton park: didcot
long wittenham: didcot wallingford
applecross, lochcarron, shieldaig, strathcarron, torridon: dingwall portree
anston: dinnington north-anston
bressingham: diss
lowca: distington whitehaven
keymer: ditchling hassocks
dinas mawddwy, ganllwyd, llanelltyd, mallwyd: dolgellau
muckhart, pool of muckhart, yetts o muckhart: dollar
balby, bessacarr, cusworth, hatfield woodhouse, hexthorpe, sprotbrough, warmsworth: doncaster
intake: doncaster sheffield
quadring: donington
oakthorpe: donisthorpe measham
broadmayne, crossways, piddletrenthide, poundbury: dorchester
cerne abbas: dorchester maiden-newton
clashmore, embo: dornoch
bonar bridge: dornoch tain
bentley heath: dorridge
lapworth: dorridge hockley-heath
crawfordjohn, douglas water, glespin, rigside: douglas
abington, crawford, elvanfoot, leadhills: douglas biggar
deanston: doune
lydden, river, st margarets at cliffe, st margarets bay, temple ewell, whitfield: dover
bexwell, denver, shouldham, wimbotsham: downham-market
hilgay: downham-market southery
ballyhornan, seaforde, strangford: downpatrick
redlynch: downton
cranswick, fridaythorpe, hutton cranswick, north dalton, sledmere, wetwang: driffield
ombersley: droitwich hartlebury
dromara, kinallen: dromore
trillick: dromore-county-tyrone irvinestown
coal aston, dronfield woodhouse, holmesfield, unstone: dronfield
rankinston: drongan patna
invermoriston, lewiston: drumnadrochit
fort augustus: drumnadrochit fort-william
gornal, holly hall, lower gornal, upper gornal, woodsetton: dudley
glenlivet: dufftown
exford: dulverton minehead
auldgirth, beeswing, carrutherstown, collin, crocketford, dunscore, glencaple, new abbey, shawhead, southerness, torthorwald: dumfries
belhaven, cockburnspath, stenton, torness, west barns: dunbar
braco, greenloaning: dunblane auchterarder
bridgefoot, tealing: dundee
drybridge: dundonald-ayrshire
ballykinler, clough: dundrum
halbeath, kingseat, wellwood: dunfermline
castlecaulfield, donaghmore, eglish, killyman, moygashel: dungannon
feeny: dungiven
birnam, murthly: dunkeld
cloughmills: dunloy ballymoney
blairmore, cairndow, colintraive, glendaruel, innellan, kames, kilmun, lochgoilhead, portavadie, strachur, strone, tighnabruaich: dunoon
greenlaw: duns
totternhoe: dunstable
studham, whipsnade: dunstable kensworth
framwellgate moor, gilesgate, nevilles cross, newton hall, pity me, shincliffe: durham
north nibley, uley: dursley
slimbridge: dursley berkeley
ickleton: duxford
hinxton: duxford sawston
trelawnyd: dyserth
long newton, longnewton: eaglescliffe
mallory park: earl-shilton
huby, raskelf: easingwold
tollerton: easingwold west-bridgford
west ayton, wykeham: east-ayton
snainton: east-ayton thornton-dale
raydon: east-bergholt capel-st-mary
cleadon: east-boldon whitburn-tyne-and-wear
felbridge, west hoathly: east-grinstead
jackton, thorntonhall: east-kilbride
linford: east-tilbury
coaltown of wemyss, west wemyss: east-wemyss
bracklesham: east-wittering
beachy head, birling gap, hampden park, langney, sovereign harbour: eastbourne
stone cross: eastbourne pevensey
willingdon: eastbourne polegate
boyatt wood: eastleigh chandlers-ford
abbots leigh: easton-in-gordano bristol
pill, portbury, royal portbury dock: easton-in-gordano portishead
brinsley, giltbrook, greasley, underwood: eastwood
edlesborough: eaton-bray
beaufort, garnlydan, rassau, waunlwyd: ebbw-vale
peel green, winton: eccles
heskin: eccleston chorley
strensham: eckington bredon
hever: edenbridge
ingliston: edinburgh
englefield green: egham
beckermet, bigrigg: egremont
fogwatt, urquhart: elgin
greetland, stainland: elland
hanmer, penley: ellesmere
capenhurst, cheshire oaks, childer thornton, ledsham, little sutton, overpool, stanlow: ellesmere-port
auchnagatt, collieston: ellon
badwell ash: elmswell ixworth
henham: elsenham newport-essex
little downham, queen adelaide: ely
thorney island: emsworth
fosse park, lubbesthorpe: enderby
bagnall, brown edge: endon
belcoo, bellanaleck, derrygonnelly, florencecourt, garrison, lisbellaw, tempo: enniskillen
coopersale, north weald, north weald bassett: epping
stoneleigh: epsom ewell kenilworth
epsom downs: epsom tadworth
glencarse, st madoes: errol perth
claygate: esher
normanby: eston
teesport: eston redcar
dorney: eton-wick windsor
newbold on stour: ettington shipston-on-stour
alderminster: ettington stratford-upon-avon
burnaston, egginton: etwall
ashton under hill, bengeworth, sedgeberrow: evesham
offenham: evesham south-littleton
abbey dore, pontrilas: ewyas-harold
peterchurch: ewyas-harold hay-on-wye
garway: ewyas-harold monmouth
broadclyst, clyst honiton, clyst st mary, ide, marsh barton, matford, pinhoe, sowton: exeter
longford: exhall coventry
kennford: exminster
brome: eye-suffolk
thorndon: eye-suffolk debenham
hoxne: eye-suffolk stradbroke
ayton, burnmouth, coldingham, grantshouse, reston, st abbs: eyemouth
stanton harcourt: eynsham standlake
cassington: eynsham yarnton
horton heath: fair-oak
kempsford, quenington, raf fairford: fairford
east rudham, great snoring, sculthorpe: fakenham
weasenham: fakenham swaffham
glen village: falkirk
throsk: fallin
mawnan smith: falmouth
constantine: falmouth helston
clanfield: faringdon bampton
hawley: farnborough
badshot lea, frensham, weybourne, wrecclesham: farnham
tongham: farnham ash
farnham common: farnham-royal
boughton under blean, ospringe: faversham
port of felixstowe, trimley, trimley st martin, trimley st mary: felixstowe
bawdsey: felixstowe woodbridge
methwold: feltwell stoke-ferry
blaenllechau, glynrhedynog, maerdy, penrhys, pontygwaith, stanleytown, tylorstown, y maerdy: ferndale
longham, west moors, west parley: ferndown
claines: fernhill-heath worcester
brotherton: ferrybridge
rushyford: ferryhill
reighton: filey
patchway: filton bradley-stoke
blaxton: finningley
robin hood airport: finningley doncaster
seskinore: fintona
dinas cross, puncheston, trecwn, trefdraeth: fishguard
soundwell: fishponds mangotsfield
augher, clogher: fivemiletown aughnacloy
church crookham, crookham village: fleet
fleet hargate: fleet-lincolnshire holbeach
rossall: fleetwood cleveleys
flint mountain, mynydd y fflint, oakenholt: flint
grange moor: flockton huddersfield
garmouth, kingston on spey, mosstodloch, spey bay: fochabers
cheriton, sandgate: folkestone
kingsmuir, lunanhead, padanaram, tannadice: forfar
glamis: forfar kirriemuir
alves, brodie, dallas: forres
acharacle, ardgour, arisaig, ballachulish, banavie, canna, corpach, duror, eigg, glenfinnan, invergarry, isle of eigg, isle of rum, kilchoan, kinlochleven, knoydart, lochailort, lochaline, mallaig, morar, nevis range, north ballachulish, onich, roy bridge, roybridge, rum, south ballachulish, spean bridge, strontian: fort-william
braehead, tarbrax: forth
avoch, balblair, cromarty, rosemarkie: fortrose
munlochy: fortrose north-kessock
arddleen, crewgreen, llandrinio, llansantffraid ym mechain: four-crosses
llanymynech: four-crosses pant oswestry
ropley: four-marks
polruan: fowey
dennington: framlingham
earl soham: framlingham debenham
cairnbulg, inverallochy, lonmay, memsie, new aberdour, pennan, sandhaven, st combs: fraserburgh
instow: fremington bideford
alum bay, freshwater bay: freshwater totland
kirby cross: frinton-on-sea
great holland, kirby le soken: frinton-on-sea walton-on-the-naze
ennerdale, ennerdale bridge: frizington
beckington, leigh on mendip, mells, nunney: frome
norton st philip: frome bath
teversham: fulbourn cambridge
bodorgan, brynsiencyn, dwyran, llanddaniel fab, malltraeth, niwbwrch, pentre berw: gaerwen
hemswell, hemswell cliff: gainsborough
clovenfords: galashiels
arrochar: garelochhead
barwick in elmet: garforth
horspath: garsington oxford
aghadowey: garvagh coleraine
dunston, lobley hill, wardley: gateshead
heworth: gateshead york
lambley: gedling calverton
glan y nant, penybryn: gelligaer
denham green, tatling end: gerrards-cross denham
evanstown: gilfach-goch
laurencetown, lawrencetown: gilford
twydall: gillingham
llanelly hill: gilwern brynmawr
ballantrae, barrhill, colmonell, dailly, pinwherry, turnberry: girvan
garnant, glanaman: glanamman
butleigh, meare: glastonbury
ballinderry, dundrod, lower ballinderry, upper ballinderry: glenavy
gamesley, hadfield, padfield, simmondley: glossop
hardwicke, hempsted, hucclecote, quedgeley, staverton: gloucester
birdlip: gloucester cheltenham
sutton in craven: glusburn
blaengwrach, cwmgwrach, pont nedd fechan, pontneddfechan: glyn-neath
woodseaves: gnosall eccleshall
church eaton: gnosall wheaton-aston
selattyn, st martins, weston rhyn: gobowen
eashing, farncombe: godalming
lowton: golborne leigh
lairg, rogart: golspie
airmyn, swinefleet: goole
north middleton: gorebridge
woodcote: goring
ferring: goring-by-sea
casllwchwr, gowerton, loughor, penllergaer, penllergare, tregwyr: gorseinon
surfleet: gosberton spalding
east halton: goxhill immingham
isle of grain: grain
allithwaite, kents bank, lindale: grange-over-sands
croxton kerrial, harlaxton: grantham
cromdale, dulnain bridge, nethy bridge, tomintoul: grantown-on-spey
thelwall: grappenhall warrington
appletreewick, arncliffe, burnsall, kettlewell, threshfield: grassington
little thurrock: grays
stifford: grays south-ockendon
frankby, irby: greasby
finchingfield, wethersfield: great-bardfield
bookham: great-bookham
effingham: great-bookham east-horsley
flitch green: great-dunmow little-dunmow
great easton: great-dunmow thaxted
longden: great-hanwood pontesbury
hixon: great-haywood stafford
barnards green, leigh sinton, malvern, malvern link, malvern wells, welland: great-malvern
callow end: great-malvern kempsey
holmer green: great-missenden amersham
penketh: great-sankey warrington
foulness: great-wakering southend-on-sea
cheslyn hay, landywood: great-wyrley
gapton hall: great-yarmouth
marford: gresford
llay: gresford wrexham
gretna green, kirkpatrick fleming: gretna
barnoldby le beck, scartho: grimsby
gayton, leziate: grimston
great massingham: grimston fakenham
albury, jacobs well, shalford, slyfield, stoughton, worplesdon: guildford
wonersh: guildford bramley-surrey
shere: guildford peaslake
esholt: guiseley
calstock: gunnislake
piddington: hackleton
athelstaneford, east saltoun, gifford, west saltoun: haddington
boxford, kersey: hadleigh-suffolk
elmsett: hadleigh-suffolk ipswich
polstead: hadleigh-suffolk sudbury
hortonwood: hadley
trench: hadley oakengates
leegomery: hadley wellington
blakedown, clent: hagley
pedmore: hagley stourbridge
hellingly: hailsham
quinton: halesowen harborne
wenhaston: halesworth
holmfield, illingworth, mixenden, northowram, ovenden, pellon, wyke: halifax
shelf: halifax queensbury
wakes colne: halstead earls-colne
gilsland: haltwhistle brampton-cumbria
ferniegair: hamilton
castlethorpe: hanslope milton-keynes
bishops itchington: harbury southam
pulham st mary: harleston
pulham market: harleston long-stratton
fressingfield: harleston stradbroke
church langley, great parndon, pinnacles, temple fields, templefields, the pinnacles: harlow
sheering: harlow hatfield-heath
althorp: harpole long-buckby
birstwith, blubberhouses, hampsthwaite, killinghall, menwith hill, starbeck: harrogate
bilton: harrogate hull sproatley
stevington, turvey: harrold bromham
foxton: harston fowlmere market-harborough
greatham, seaton carew: hartlepool
new ash green: hartley longfield
ansley: hartshill nuneaton
east hendred: harwell wantage
great oakley: harwich thorpe-le-soken
grayswood, shottermill: haslemere
helmshore: haslingden
barrington: haslingfield orwell
pyecombe: hassocks hurstpierpoint
ore: hastings
fairlight cove: hastings fairlight
icklesham: hastings rye
ellenbrook: hatfield
lemsford: hatfield welwyn-garden-city
hatfield broad oak: hatfield-heath
ladybower: hathersage
grindleford: hathersage baslow
bedhampton, leigh park, rowlands castle: havant
langstone: havant newport
broad haven, camrose, clarbeston road, crundale, freystrop, keyston, little haven, merlins bridge, newgale, nolton haven, roch: haverfordwest
llangwm: haverfordwest usk
hundon: haverhill kedington
ewloe, mancot, sandycroft: hawarden
bonchester bridge, denholm: hawick
newcastleton: hawick langholm
stanbury: haworth
westwoodside: haxey
clyro, cusop, dorstone, glasbury, whitney on wye, y gelli, y gelli gandryll: hay-on-wye
lindfield, scaynes hill: haywards-heath
smarden: headcorn biddenden
ambergate: heage belper
loscoe, marlpool: heanor
aldercar, langley mill: heanor eastwood
cross in hand: heathfield
heptonstall: hebden-bridge
helpringham, south kyme: heckington
pye green, rawnsley, wimblebury: hednesford
paull: hedon
clynder, faslane, shandon, tarbet: helensburgh
ravenfield, wickersley: hellaby rotherham
ampleforth, harome, rievaulx: helmsley
coverack, culdrose, gweek: helston
praa sands: helston marazion
boxmoor, maylands: hemel-hempstead
winterton on sea: hemsby martham
kinsley: hemsworth
cefn hengoed: hengoed
wootton wawen: henley-in-arden
claverdon: henley-in-arden warwick
lower shiplake, shiplake: henley-on-thames
nettlebed: henley-on-thames wallingford
henlow camp: henlow shefford
lower stondon: henlow shillington
bodenham, fownhope, holme lacy, madley, much birch, much dewchurch, rotherwas, sutton st nicholas, tupsley: hereford
beltinge, reculver: herne-bay
bengeo: hertford
essendon: hertford hatfield
hertford heath: hertford hoddesdon
anlaby: hessle
pensby: heswall
easington lane: hetton-le-hole
allendale, humshaugh: hexham
blanchland: hexham consett
bentham: high-bentham
low valleyfield: high-valleyfield
booker, cressex, downley, hughenden, hughenden valley, lane end, naphill, sands, walters ash, west wycombe, widmer end, wycombe marsh: high-wycombe
hazlemere: high-wycombe amersham
tylers green: high-wycombe beaconsfield
penn: high-wycombe beaconsfield wolverhampton
great kingshill, little kingshill: high-wycombe great-missenden
marlow bottom: high-wycombe marlow
turville: high-wycombe stokenchurch
balivanich, ballygrant, berneray, bowmore, bruichladdich, castlebay, craighouse, daliburgh, eriskay, liniclate, lochboisdale, lochmaddy, port askaig, port charlotte, port ellen, portnahaven, vatersay: highlands-and-islands
culcavy: hillsborough
barwell: hinckley
beacon hill: hindhead
hindley green: hindley
penderyn, penywaun, rhigos: hirwaun
impington: histon cambridge
great offley, ickleford, st ippolyts, walsworth: hitchin
hawkwell: hockley
tanworth in arden: hockley-heath henley-in-arden
nazeing: hoddesdon broxbourne
holbeach st johns: holbeach
brereton: holmes-chapel rugeley
brockholes, hade edge, honley, jackson bridge, netherthong, upperthong: holmfirth
bradworthy, bridgerule: holsworthy
cley, cley next the sea: holt
bae trearddur, rhoscolyn, trearddur, trearddur bay, ynys gybi: holyhead
newhouse: holytown chapelhall
brynford, carmel, halkyn, lixwm, pentre halkyn, whitford: holywell
caerwys: holywell denbigh
craigavad, cultra: holywood
pebworth: honeybourne
heathpark: honiton
cummingston, duffus: hopeman
hopton on sea: hopton
durkar: horbury wakefield
burstow, charlwood, hookwood, smallfield: horley
outwood: horley bletchingley wakefield
tetford: horncastle
catherington: horndean
lovedean: horndean cowplain
atwick, mappleton: hornsea
skipsea: hornsea beeford
christs hospital, faygate, mannings heath: horsham
pease pottage: horsham handcross
wyton: houghton hemingford-grey
fencehouses, newbottle, shiney row: houghton-le-spring
billesdon: houghton-on-the-hill
hangleton, mile oak: hove
wroxham: hoveton
neatishead: hoveton horning
elsecar, hoyland common: hoyland
newstead, papplewick: hucknall ravenshead
ainley top, almondbury, crosland moor, farnley tyas, fartown, golcar, lindley, lockwood, milnsbridge, outlane, scapegoat hill: huddersfield
bryher, tresco: hugh-town
orchard park, wawne: hull
inkpen: hungerford kintbury
great shefford: hungerford lambourn
burton fleming: hunmanby bridlington
brancaster, brancaster staithe, holme next the sea, old hunstanton, thornham: hunstanton
docking: hunstanton heacham
raf alconbury: huntingdon
alconbury weald, great stukeley: huntingdon alconbury
spaldwick: huntingdon kimbolton
gartly, rhynie: huntly
sayers common: hurstpierpoint hassocks
roby: huyton
hattersley: hyde
blackfield, dibden, dibden purlieu, fawley, hardley, holbury: hythe
beaulieu: hythe brockenhurst
saltwood: hythe-kent
sellindge: hythe-kent ashford
heather: ibstock
ellistown: ibstock coalville
yeovilton: ilchester
berrynarbor, mortehoe, woolacombe: ilfracombe
dale abbey, kirk hallam, stanton by dale: ilkeston
cossall: ilkeston awsworth
habrough, north killingholme, south killingholme: immingham
margaretting: ingatestone chelmsford
ribblehead: ingleton
addlethorpe: ingoldmells
walkerburn: innerleithen
kennethmont, old rayne, oyne: insch
gourdon, johnshaven: inverbervie
kildary: invergordon
daviot, dores, farr, foyers, lentran, strathnairn, whitebridge: inverness
tomatin: inverness aviemore
chapel of garioch: inverurie
nacton: ipswich
sproughton: ipswich bramford
copdock, washbrook: ipswich capel-st-mary
whitton: ipswich claydon
witnesham: ipswich grundisburgh
chelmondiston, stutton, wherstead: ipswich holbrook
rushmere st andrew: ipswich kesgrave
cadishead: irlam
coalport, jackfield: ironbridge broseley
sutton hill: ironbridge telford
ederney, kesh: irvinestown
belleek: irvinestown enniskillen
ermington, lee moor: ivybridge
bardwell, honington: ixworth
stanton: ixworth rickinghall
pakenham: ixworth thurston
ancrum: jedburgh
tiers cross: johnston
darkley: keady
great limber: keelby
oakworth: keighley haworth
delamere: kelsall
norley: kelsall weaverham
ednam, kirk yetholm, morebattle, sprouston, town yetholm, yetholm: kelso
feering: kelvedon coggeshall
rivenhall: kelvedon witham
doddinghurst: kelvedon-hatch
monymusk: kemnay
levens, oxenholme: kendal
corley, fillongley: keresley
martlesham heath: kesgrave
foxhall: kesgrave ipswich
bassenthwaite, borrowdale, braithwaite, thirlmere, threlkeld: keswick
barton seagrave: kettering
edith weston, empingham, north luffenham: ketton oakham
bunny: keyworth
chaddesley corbett, franche, wolverley: kidderminster
kirtlington: kidlington bicester
islip: kidlington thrapston
begbroke: kidlington yarnton
mow cop, newchapel, talke: kidsgrove
ferryside, glan y fferi, llansaint, mynydd y garreg, mynyddygarreg: kidwelly
glengarnock: kilbirnie
horsley: kilburn
horsley woodhouse: kilburn smalley
coulport: kilcreggan
amroth, begelly, east williamston, jeffreyston, pentlepoir, stepaside: kilgetty
ballymartin: kilkeel
renishaw: killamarsh barlborough
ridgeway: killamarsh dronfield
marsh lane: killamarsh staveley
camperdown: killingworth
shrigley: killyleagh
crookedholm, gatehead, hurlford, knockentiber: kilmarnock
rasharkin: kilrea ballymoney
banton, queenzieburn: kilsyth
watnall: kimberley hucknall
nuthall: kimberley nottingham
great staughton: kimbolton
molesworth: kimbolton huntingdon
culross: kincardine high-valleyfield
gaydon, lighthorne, tysoe: kineton
clipstone: kings-clipstone mansfield-woodhouse
sarratt: kings-langley rickmansworth
gaywood, north lynn, setchey, west winch: kings-lynn
tilney all saints, west lynn: kings-lynn clenchwarton
east winch: kings-lynn narborough-norfolk
walpole st andrew: kings-lynn terrington-st-clement
west heath: kings-norton
stirchley: kings-norton selly-oak
aynho: kings-sutton
aveton gifford, bigbury on sea, east allington, hope cove, loddiswell, slapton, thurlestone, torcross: kingsbridge
woolton hill: kingsclere newbury
kettlebridge: kingskettle
wordsley: kingswinford stourbridge
cadbury heath, hanham, longwell green, warmley: kingswood
bitton: kingswood keynsham
eardisley: kington-herefordshire
kincraig: kingussie aviemore
findhorn: kinloss
crook of devon, powmill: kinross
hatton of fintray: kintore newmachar
enville: kinver
bobbington: kinver wombourne
buchlyvie: kippen balfron
barnby dun: kirk-sandall
edenthorpe: kirk-sandall doncaster
highburton: kirkburton
annesley, sherwood park: kirkby-in-ashfield
ravenstonedale: kirkby-stephen
tebay: kirkby-stephen shap
hutton le hole, lastingham: kirkbymoorside
sinnington: kirkbymoorside pickering
auchtertool: kirkcaldy
kelloholm: kirkconnel
dundrennan, gatehouse of fleet, tongland, twynholm: kirkcudbright
weeton, wesham: kirkham
burray, deerness, eday, evie, finstown, north ronaldsay, papa westray, pierowall, rousay, sanday, shapinsay, south ronaldsay, st margarets hope, stronsay, westray: kirkwall
caenby corner, waddingham: kirton-in-lindsey
beguildy, bucknell, knucklas: knighton
plumley: knutsford
pitlessie: ladybank
raf lakenheath: lakenheath
blackwaterfoot, brodick, corrie, kildonan, kilmory, shiskine, whiting bay: lamlash
cribyn, cwmann, felinfach, llanfair clydogau, llanwnnen, llanybydder, llanybyther, pumpsaint, pumsaint: lampeter
carstairs, carstairs junction, cleghorn, hazelbank, kirkfieldbank, new lanark, ravenstruther: lanark
glasson dock, scotforth, skerton: lancaster
burnhope: lanchester
sompting: lancing worthing
st germans: landrake saltash
whissendine: langham oakham
canonbie, eskdalemuir: langholm
torwood: larbert
netherburn: larkhall
ballygalley, ballygally, gleno, glynn, magheramorne: larne
jamaica inn, pennygillam, tregadillett: launceston
auchenblae, fettercairn, fordoun, luthermuir: laurencekirk
cubbington, lillington, radford semele: leamington-spa
box hill: leatherhead dorking
bosbury: ledbury
tarrington: ledbury hereford
much marcle: ledbury ross-on-wye
arthington, lower wortley, white rose centre: leeds
rudyard: leek
ipstones: leek cheddleton
pontblyddyn: leeswood
barkby, bushby, scraptoft, thurnby: leicester
linslade: leighton-buzzard
hockliffe: leighton-buzzard dunstable
thorpeness: leiston aldeburgh
auchinloch: lenzie
kingsland, luston, shobdon, yarpole: leominster
orleton: leominster ludlow
aith, baltasound, bixter, brae, bressay, fair isle, fetlar, foula, gulberwick, haroldswick, hillswick, mid yell, mossbank, ollaberry, sandness, sullom voe, symbister, tingwall, unst, vidlin, whalsay, whiteness, yell: lerwick
alnmouth: lesbury alnwick
auchenheath: lesmahagow
willian: letchworth-garden-city
hayscastle, mathry, wolfscastle: letterston
guardbridge: leuchars
long riston: leven-east-yorkshire
skirlaugh: leven-east-yorkshire hull
falmer: lewes brighton
askrigg, aysgarth, bainbridge, carperby, castle bolton, middleham, west witton: leyburn
reeth: leyburn richmond
farington: leyland
buckshaw village, whittle le woods: leyland chorley
elford, streethay: lichfield
drumsurn, magilligan: limavady
ingham, raf scampton, scampton: lincoln
strumpshaw: lingwood
linlithgow bridge, philpstoun, whitecross: linlithgow
slaithwaite: linthwaite
brookfield: linwood bridge-of-weir
bramshott: liphook
derriaghy, lambeg, long kesh, maze, ravernet, stoneyford: lisburn
doublebois, duloe, menheniot, st cleer, st neot: liskeard
derrylin, maguiresbridge, newtownbutler, roslea, rosslea: lisnaskea
brookeborough: lisnaskea fivemiletown
breadsall: little-eaton derby
hollingworth lake: littleborough
norristhorpe, roberttown: liversedge
pumpherston: livingston
nant peris: llanberis
carreg cennen, ffairfach, talley, talyllychau: llandeilo
llanarthne, llanarthney: llandeilo carmarthen
cilycwm, myddfai, rhandirmwyn: llandovery
llangadog, llanwrda: llandovery llandeilo
howey, llanbister, llanyre: llandrindod-wells
newbridge on wye: llandrindod-wells builth-wells
bae penrhyn, penrhyn bay, penrhynside: llandudno
ffostrasol, pentrecwrt, pont tyweli, pontshaen, pontsian, talgarreg: llandysul
bynea, dafen, felinfoel, five roads, llangennech, llwynhendy, pump hewl, pwll, swiss valley: llanelli
llannerch y medd: llanerchymedd
llanerfyl, llangadfan: llanfair-caereinion
abergwyngregyn: llanfairfechan
llanfairpwll: llanfairpwllgwyngyll
lake vyrnwy, llanfechain, llangynog, llanwddyn, llyn efyrnwy, penybontfawr: llanfyllin
meifod: llanfyllin llanfair-caereinion
llanrhaeadr ym mochnant: llanfyllin oswestry
bodffordd, gwalchmai, llangristiolus, talwrn: llangefni
glyndyfrdwy: llangollen
corwen, llandrillo: llangollen bala
froncysyllte, trevor: llangollen ruabon
llangurig: llanidloes
llandinam, trefeglwys: llanidloes newtown
cwm y glo, penisarwaun: llanrug
dolgarrog, llangernyw, trefriw: llanrwst
eglwysbach, glan conwy: llansantffraid-glan-conwy
talbot green, tonysguboriau, ynysmaerdy: llantrisant
church village, efail isaf, pentrer eglwys, tonteg: llantwit-fardre
boverton, llandow, llanmaes, sain tathan, st athan, st donats: llantwit-major
amisfield, tinwald: locharbriggs
ardfern, cairnbaan, craobh haven, crinan, inveraray, kilmartin, lochgair, tayvallich: lochgilphead
hightae, templand: lochmaben
ecclefechan, johnstonebridge: lockerbie
chedgrave: loddon
hales: loddon thurlton
robin hood: lofthouse
barrow gurney, failand, flax bourton: long-ashton nailsea
great brington, watford gap: long-buckby
old dalby: long-clawson
stathern: long-clawson bottesford
breaston, sawley: long-eaton
tasburgh: long-stratton
hempnall: long-stratton brooke
diseworth: long-whatton castle-donington
benton, forest hall: longbenton
tintwistle: longdendale glossop
broadbottom, mottram: longdendale hyde
new barn: longfield
ribchester: longridge
northstowe: longstanton cambridge
dresden: longton
blythe bridge, caverswall, forsbrook: longton cheadle-staffordshire
fenton: longton stoke-on-trent
bledlow: longwick princes-risborough
pelynt: looe
downderry: looe torpoint
nanpantan: loughborough
debden: loughton saffron-walden
legbourne: louth
ackworth: low-ackworth
epperstone, gunthorpe, hoveringham, thurgarton: lowdham
brailes: lower-brailes
blundeston, carlton colville, corton, gunton, oulton broad, pakefield, somerleyton: lowestoft
oulton: lowestoft stone
ashford carbonell, clee hill, cleehill, stanton lacy, woofferton: ludlow
leintwardine: ludlow knighton
bartestree: lugwardine
mordiford: lugwardine hereford
largo, lower largo, upper largo: lundin-links
largoward: lundin-links st-andrews
aghagallon, derrymacash, derrytrasna, dollingstown: lurgan
aghalee: lurgan moira
bury park, leagrave, slip end, sundon park: luton
bruntingthorpe, magna park, ullesthorpe: lutterworth
dungeness: lydd
woolaston: lydney
elham: lyminge
pennington: lymington
hordle: lymington new-milton
great somerford: lyneham royal-wootton-bassett
ellington: lynemouth
ansdell, st annes: lytham-st-annes
sandilands, sutton on sea, theddlethorpe, trusthorpe: mablethorpe
gawsworth, hurdsfield, lyme green, tytherington, wildboarclough: macclesfield
gardenstown: macduff
cemmaes, corris, glantwymyn, llanbrynmair, penegoes, pennal: machynlleth
caerau, nantyffyllon: maesteg
culnady, gulladuff, knockloughrim, tobermore, upperlands: maghera
swatragh: maghera garvagh
desertmartin: magherafelt
lydiate: maghull
llanvaches, parc seymour, penhow: magor
bray, cox green, holyport, knowl hill, white waltham, woodlands park: maidenhead
hurley: maidenhead kingsbury
bearsted, boughton monchelsea, chart sutton, coxheath, detling, east farleigh, leeds castle, loose, sutton valence, tovil: maidstone
parkwood: maidstone gillingham
heybridge basin: maldon
woodham walter: maldon danbury
goldhanger: maldon tollesbury
crudwell, hullavington, minety: malmesbury
braithwell: maltby conisbrough
amotherby, castle howard, hovingham, old malton: malton
grimoldby: manby louth
welney: manea littleport
downend, emersons green, lyde green, staple hill: mangotsfield fishponds
brantham: manningtree
lawford: manningtree mistley
forest town: mansfield mansfield-woodhouse
st michaels mount: marazion
guyhirn: march wisbech
westwood cross: margate
shackerstone, twycross: market-bosworth
deeping st james, west deeping: market-deeping
cheswardine, hawkstone, hodnet, loggerheads, norton in hales: market-drayton
woore: market-drayton audlem
great bowden, hallaton, lubenham: market-harborough
urchfont: market-lavington devizes
tealby: market-rasen
walesby: market-rasen boughton
binbrook: market-rasen louth
meden vale: market-warsop
holme on spalding moor: market-weighton
milton of balgonie: markinch
copford: marks-tey eight-ash-green
savernake: marlborough
bisham, hambleden: marlow
high lane, marple bridge, strines: marple
ridgmont: marston-moretaine ampthill
potter heigham: martham stalham
allonby: maryport
bonsall, darley dale, matlock bath: matlock
winster: matlock youlgreave
culzean, kirkoswald, maidens: maybole
crosshill: maybole ballingry
straiton: maybole loanhead
kirkmichael: maybole pitlochry
easthouses: mayfield
denstone: mayfield-staffordshire uttoxeter
maylandsea: mayland
ticknall: melbourne
swarkestone: melbourne derby
bowerhill, seend: melksham
semington: melksham trowbridge
darnick, gattonside: melrose
asfordby hill, burton lazars, scalford, somerby, waltham on the wolds: melton-mowbray
llandegfan, pentraeth: menai-bridge
llansadwrn: menai-bridge llandovery
longbridge deverill: mere warminster
cefn coed, cefn coed y cymmer, dowlais, dowlais top, heolgerrig, pentrebach, pontsticill: merthyr-tydfil
scopwick: metheringham
timberland: metheringham billinghay
methilhill: methil
woodlesford: methley leeds
gorran haven: mevagissey
high melton: mexborough barnburgh
kilnhurst: mexborough rawmarsh
lower quinton: mickleton stratford-upon-avon
winterslow: middle-winterslow
cargo fleet: middlesbrough
rhodes: middleton
easebourne: midhurst
barton mills, beck row, raf mildenhall, west row: mildenhall
elveden: mildenhall brandon
red lodge: mildenhall newmarket
herbrandston, marloes, st ishmaels, waterston: milford-haven
carrowdore: millisle
cumbrae, great cumbrae: millport
kinnesswood, scotlandwell: milnathort
newhey: milnrow rochdale
holme: milnthorpe
crooklands: milnthorpe kendal
bow brickhill: milton-keynes bletchley
alcombe, wheddon cross: minehead
snailbeach, stiperstones, worthen: minsterley
halfway house: minsterley shrewsbury
fetterangus, longside, maud, new deer, old deer, strichen, stuartfield: mintlaw
battyeford, upper hopton: mirfield
gringley on the hill: misterton bawtry
wix: mistley manningtree
beattock: moffat
maghaberry: moira lisburn
overseal: moira-leicestershire swadlincote
cilcain, gwernaffield, gwernymynydd, nannerch, pantymwyn, rhosesmor, rhydymwyn, soughton, sychdyn: mold
llanferres: mold ruthin
ballyronan: moneymore magherafelt
monikie, newbigging, wellbank: monifieth
fairburn: monk-fryston
dingestow, llandogo, skenfrith, the narth, trellech, trelleck: monmouth
ferryden: montrose
sunderland point, torrisholme: morecambe
dunsford: moretonhampstead
tingley, west ardsley: morley
churwell: morley leeds
east ardsley: morley lofthouse
hepscott, longhorsley: morpeth
stannington: morpeth cramlington sheffield
llangyfelach: morriston
annbank: mossblown
ffynnongroew, ffynnongroyw: mostyn
abercwmboi, penrhiwceiber, perthcelyn: mountain-ash
miskin: mountain-ash pontyclun
swithland: mountsorrel rothley
benburb, blackwatertown, charlemont: moy
little hadham: much-hadham bishops-stortford
cressage: much-wenlock
auchterhouse, birkhill, fowlis, liff: muirhead
caswell, langland, oystermouth, y mwmbwls, ystumllwynarth: mumbles
inveresk, wallyford: musselburgh
cragg vale: mytholmroyd
backwell: nailsea
auldearn, cawdor, ferness: nairn
foxhole: nanpean st-austell
stapeley, wrenbury: nantwich
bluestone, clunderwen, clynderwen, lampeter velfrey, llanddewi velfrey, llandissilio, llawhaden, maenclochog, robeston wathen, templeton: narberth
marham, raf marham: narborough-norfolk downham-market
coleby, welbourn: navenby
aberdulais, bryncoch, cilffriw, cilfrew, tonmawr, tonna: neath
cadoxton: neath barry
edern, morfa nefyn, porthdinllaen, tudweiliog: nefyn
uplawmoor: neilston
little neston: neston
parkgate: neston rotherham
stogursey: nether-stowey
bready, magheramason: new-buildings
pathhead: new-cumnock dalkeith
ashley, old milton: new-milton
greatstone, littlestone: new-romney
brithdir, elliots town, phillipstown, tirphil: new-tredegar
balderton, caunton, coddington, east stoke, fernwood, north muskham, south muskham: newark-on-trent
trecelyn, treowen: newbridge
speen: newbury
donnington: newbury oakengates telford
adpar, cenarth, dre fach felindre, drefach felindre, penrhiwllan: newcastle-emlyn
chesterton, cross heath, knutton, whitmore: newcastle-under-lyme
wolstanton: newcastle-under-lyme basford-newcastle-under-lyme
walker: newcastle-upon-tyne
dymock: newent ledbury
bonkle: newmains
cheveley: newmarket
swaffham prior: newmarket bottisham
gazeley, kentford: newmarket moulton
bassaleg, llanwern, redwick: newport
arreton, carisbrooke: newport-isle-of-wight
gauldry, wormit: newport-on-tay
blakelands: newport-pagnell
emberton, sherington: newport-pagnell olney
church aston, lilleshall: newport-shropshire
crantock, quintrell downs, st mawgan, st newlyn east: newquay
bessbrook, camlough, dromintee, drumintee, forkhill, forkill, jonesborough, mayobridge, meigh, mullaghbawn: newry
poyntzpass: newry tandragee
milber, trago mills: newton-abbot
aycliffe village: newton-aycliffe
earlestown: newton-le-willows
creetown, garlieston, glentrool, isle of whithorn, kirkcowan, kirkinner, port william, sorbie, whauphill, whithorn, wigtown: newton-stewart
muchalls: newtonhill
dalwhinnie, laggan: newtonmore
aber miwl, abermule, bettws cedewain, caersws, carno, ceri, kerry, tregynon: newtown
bowden: newtown-st-boswells
lilliesleaf: newtown-st-boswells hawick
glengormley, mallusk, whiteabbey: newtownabbey
belleeks: newtownhamilton
plumbridge: newtownstewart
llanstadwell, rosemarket: neyland
hooe: ninfield
chale: niton
altofts, whitwood: normanton
dirleton: north-berwick gullane
harby: north-collingham long-clawson
north scarle, south hykeham, swinderby, witham st hughs: north-hykeham lincoln
tore: north-kessock
hailey: north-leigh witney
percy main: north-shields
donna nook, saltfleet: north-somercotes
marshchapel: north-somercotes north-thoresby
roughton: north-walsham cromer
southrepps, walcott: north-walsham mundesley
northrepps: north-walsham overstrand
south wootton: north-wootton kings-lynn
morton on swale, osmotherley, romanby: northallerton
billing, chapel brampton, church brampton, collingtree, duston, grange park, great billing, harlestone, little billing: northampton
milton malsor: northampton blisworth
ebbsfleet: northfleet
anderton, barnton, davenham, great budworth, kingsmead, leftwich, rudheath, wincham, winnington: northwich
broadland business park, hellesdon, horsham st faith, longwater, thorpe marriott, thorpe st andrew: norwich
little plumstead: norwich brundall
stoke holy cross: norwich mulbarton
framingham earl: norwich poringland
great plumstead: norwich rackheath
hethel: norwich wymondham
sherwood, strelley: nottingham
wollaton: nottingham beeston
stockingford, weddington, whitestone: nuneaton
galley common: nuneaton hartshill
st georges, wrockwardine wood: oakengates
muxton: oakengates newport-shropshire
donnington wood, priorslee: oakengates telford
ketley: oakengates wellington
barleythorpe, rutland water: oakham
blairhall, carnock: oakley-fife
appin, barcaldine, benderloch, bridge of orchy, connel, dalmally, dunbeg, easdale, isle of lismore, isle of luing, isle of seil, kerrera, kilchrenan, kilmelford, kilninver, ledaig, lismore, lochawe, luing, north connel, port appin, scalasaig, scarinish, seil, taynuilt: oban
north warnborough: odiham
blackmill, lewistown, nant y moel, nantymoel: ogmore-vale
south zeal, whiddon down: okehampton
bowling: old-kilpatrick dumbarton
wrangle: old-leake
beragh, drumquin, gortin, loughmacrory, mountfield, sixmilecross: omagh
carrickmore: omagh cookstown
great ormesby: ormesby-st-margaret
scratby: ormesby-st-margaret hemsby
rollesby: ormesby-st-margaret martham
scarisbrick: ormskirk
aughton: ormskirk treeton
maesbury, morda: oswestry
west felton: oswestry ruyton-xi-towns
dunton green: otford sevenoaks
feniton: ottery-st-mary
fotheringhay: oundle
nassington: oundle easton-on-the-hill
kings cliffe: oundle stamford
cumnor hill, headington, north hinksey, sandford on thames: oxford
berinsfield, cumnor, nuneham courtenay: oxford abingdon
limpsfield: oxted
simonstone: padiham
altham: padiham accrington
constantine bay, harlyn, st merryn: padstow
galmpton: paignton brixham
whitchurch on thames: pangbourne
tywardreath: par
warburton: partington
middlesmoor: pateley-bridge
darley: pateley-bridge harrogate
high littleton: paulton timsbury
telscombe cliffs: peacehaven
holmbury st mary: peaslake dorking
cardrona, eddleston: peebles
bosherston, cosheston, hundleton, lamphey, llandyfai, stackpole: pembroke
llanrhidian: pen-clawdd
cosmeston, llandough, sili, sully: penarth
llanfihangel ar arth, llanllwni: pencader
humbie: pencaitland
heol y cyw: pencoed
howgate, nine mile burn: penicuik
langsett: penistone
gailey: penkridge
acton trussell: penkridge stafford
dwygyfylchi: penmaenmawr
maentwrog, minffordd, talsarnau: penrhyndeudraeth
glenridding, greystoke, langwathby, lazonby, patterdale, pooley bridge, rheged, ullswater: penrith
melmerby: penrith ripon
flushing, mabe, mabe burnthouse, ponsanooth: penryn
gelli, ton pentre, ystrad rhondda: pentre
creigiau: pentyrch
ffynnon taf, gwaelod y garth, taffs well: pentyrch cardiff
new longton: penwortham
higher kinnerton, kinnerton, penymynydd: penyffordd
clynnog fawr, llanllyfni: penygroes
crowlas, heamoor, ludgvan, newlyn, porthcurno, st buryan: penzance
goonhavern: perranporth
drakes broughton, elmley castle, fladbury, pinvin: pershore
upton snodsbury: pershore worcester
huntingtower: perth
alwalton, bretton, elton, fengate, fletton, orton longueville, orton southgate, stanground: peterborough
helpston: peterborough glinton
werrington: peterborough stoke-on-trent
wansford: peterborough wittering
norman cross: peterborough yaxley
newborough: peterborough yoxall gaerwen
drumoak, maryculter: peterculter
crimond, st fergus: peterhead
blackhall, blackhall rocks, castle eden, easington village, shotton colliery: peterlee
east meon: petersfield bishops-waltham
kirdford: petworth billingshurst
fittleworth: petworth pulborough
upavon: pewsey
flamingo land, rosedale abbey, thornton le dale: pickering
holmewood: pilsley chesterfield
morton: pilsley shirland
selston: pinxton
south normanton: pinxton alfreton
brookwood: pirbright
ballinluig, blair atholl, killiecrankie, kinloch rannoch, moulin: pitlochry
udny green, udny station: pitmedden
barmby moor, huggate, millington: pocklington
lower willingdon: polegate
upper dicker: polegate hailsham
dordon: polesworth
old polmont, rumford, wallacestone: polmont
llangynwyd: pont-rhyd-y-cyff
alltwen, rhyd y fro, rhydyfro, ynysmeudwy: pontardawe
trebanos: pontardawe clydach
fforest, yr hendy: pontarddulais
stamfordham: ponteland
carway, carwe, pont henri, ponthenri: pontyates
bancffosfelen: pontyberem
brynsadler, groes faen, groesfaen, meisgyn: pontyclun
blaengarw, llangeinor: pontycymer
abersychan, garndiffaith, goytre, griffithstown, little mill, mamhilad, new inn, penperlleni, pontnewynydd, pontymoile, sebastopol, talywain, varteg: pontypool
cilfynydd, glyncoch, hopkinstown, rhydyfelin, trefforest, treforest, trehafod: pontypridd
branksome, canford cliffs, creekmoor, hamworthy, holton heath, lilliput, lytchett minster, sandbanks: poole
oakdale: poole blackwood
porlock weir: porlock
baglan, margam: port-talbot
the birches: portadown
cloughey: portavogie portaferry
nottage: porthcawl
black rock sands, borth y gest, morfa bychan, tremadoc, tremadog: porthmadog
portland bill: portland
balmacara, carbost, dornie, dunvegan, edinbane, elgol, glenelg, glenshiel, kyle, kyle of lochalsh, kyleakin, plockton, portnalong, shiel bridge, sleat, sligachan, staffin, stromeferry, uig, waternish: portree
veryan: portscatho
st mawes: portscatho truro
fordyce, sandend: portsoy
south mimms: potters-bar
northaw: potters-bar cuffley
carleton: poulton-le-fylde
knott end, stalmine: preesall
pilling: preesall garstang
gallt melyd, llanasa, meliden, talacre: prestatyn
new radnor: presteigne
ashton on ribble, cottam, ingol, plungington, ribbleton: preston
samlesbury: preston blackburn
heaton park: prestwich
glasgow prestwick airport: prestwick
monkton: prestwick pembroke
monks risborough: princes-risborough
lacey green: princes-risborough high-wycombe
postbridge: princetown
grampound road, tregony: probus
mickley: prudhoe
standon: puckeridge
tolpuddle: puddletown
calverley, farsley, rodley: pudsey
west chiltington: pulborough storrington
abererch, botwnnog, chwilog, hafan y mor, llanbedrog, mynytho, y ffor: pwllheli
llanaelhaearn, llithfaen, trefor: pwllheli nefyn
cornelly, kenfig, kenfig hill, mynydd cynffig, north cornelly, south cornelly: pyle
rushenden: queenborough
dalmeny: queensferry
quorn: quorndon
woodhouse eaves: quorndon mountsorrel
thorpe end: rackheath
salhouse: rackheath hoveton
ainsworth: radcliffe little-lever
westfield: radstock midsomer-norton hastings
morganstown: radyr
upwood: ramsey
cliffsend, manston: ramsgate
toome, toomebridge: randalstown castledawson
hilltown, katesbridge: rathfriland
crawshawbooth: rawtenstall
rawreth: rayleigh
thundersley: rayleigh hadleigh
green park, spencers wood, swallowfield, three mile cross: reading
shinfield: reading earley
arborfield: reading wokingham
flamstead: redbourn markyate
dormanstown: redcar
lazenby: redcar eston
beoley, headless cross, matchborough, winyates: redditch
crabbs cross, feckenham: redditch astwood-bank
holmethorpe: redhill
hooley: redhill caterham
carharrack, illogan, scorrier, st day: redruth
lenwade: reepham
cherry willingham: reepham-lincolnshire lincoln
fiskerton: reepham-lincolnshire lincoln southwell
buckland: reigate dover aston-clinton
rampton: retford
cwm elan, elan valley, llanwrthwl, st harmon: rhayader
aberthaw, east aberthaw, y rhws: rhoose
johnstown, ponciau, ponkey: rhosllannerchrugog
penycae: rhosllannerchrugog ystradgynlais
aberffraw, bryngwran, llanfaelog: rhosneigr
abertysswg, pontlottyn: rhymney
escrick: riccall york
gunnerside, keld, muker, scotch corner, tan hill: richmond
gislingham: rickinghall eye-suffolk
walsham le willows: rickinghall ixworth
poulner: ringwood
ashley heath: ringwood st-leonards
codnor, pentrich: ripley
wisley: ripley-surrey cobham
ockham: ripley-surrey east-horsley
bishop monkton, kirkby malzeard, west tanfield: ripon
cross keys, crosskeys, cwmfelinfach, pontymister, wattsville, ynysddu: risca
stoke bruerne: roade
bodiam: robertsbridge
kirkholt, norden: rochdale
castleton: rochdale danby chapel-en-le-frith
bamford: rochdale hathersage
borstal: rochester
ashingdon: rochford
st minver, trebetherick: rock polzeath
severn tunnel junction: rogiet
auchendinny, easter bush: roslin penicuik
goodrich, llangarron: ross-on-wye
lavister: rossett
killowen: rostrevor
longframlington: rothbury
stoke row: rotherfield-peppard sonning-common
brinsworth, greasbrough, kimberworth, masbrough, thrybergh: rotherham
bute, kilchattan bay: rothesay
fyvie: rothienorman turriff
thurcaston: rothley anstey
high spen: rowlands-gill
kneesworth, therfield: royston
barley: royston barrowford
notton: royston-south-yorkshire wakefield
acrefair, cefn bychan, cefn mawr, plas madoc, rhosymedre: ruabon
brownsover, churchover, hillmorton, houlton, new bilton: rugby
longdon: rugeley upton-upon-severn
preston brook: runcorn
wymington: rushden
rushden lakes: rushden higham-ferrers
digby: ruskington
angmering, east preston: rustington littlehampton
gwyddelwern, llanarmon yn ial, llanbedr dyffryn clwyd, llandegla, llanfair dyffryn clwyd, pwllglas: ruthin
cerrigydrudion: ruthin betws-y-coed
nesscliffe: ruyton-xi-towns
binstead: ryde
wootton bridge: ryde wootton-isle-of-wight
camber sands, peasmarsh, rye harbour: rye
crawcrook, greenside: ryton
stretton on dunsmore: ryton-on-dunsmore
audley end: saffron-walden
clavering: saffron-walden newport-essex
malborough: salcombe
ashton on mersey, sale moor: sale
bemerton, broad chalke, churchfields, coombe bissett, harnham, laverstock, old sarum, porton: salisbury
carkeel: saltash
saltney ferry: saltney
elworth, ettiley heath, wheelock: sandbach
college town, little sandhurst, owlsmoor: sandhurst
risley: sandiacre borrowash
discovery park: sandwich
cunningsburgh, dunrossness, levenwick, sumburgh: sandwick
blunham, tempsford: sandy
old warden: sandy biggleswade
wyboston: sandy st-neots
wanlockhead: sanquhar
sharnford: sapcote
fishcross: sauchie
wisemans bridge: saundersfoot
high wych: sawbridgeworth
babraham: sawston
great abington: sawston linton
pampisford: sawston whittlesford
newton on trent, sturton by stow: saxilby
torksey: saxilby gainsborough
peasenhall, yoxford: saxmundham
snape: saxmundham aldeburgh
darsham: saxmundham halesworth
westleton: saxmundham leiston
burra, hamnavoe, trondra: scalloway
cayton, newby, ravenscar, scalby, staxton: scarborough
seamer: scarborough east-ayton
balbeggie, guildtown, new scone, old scone: scone
brumby, flixborough: scunthorpe
bamburgh, beadnell: seahouses
drigg, eskdale, ravenglass, sellafield, wasdale: seascale
seaton sluice: seaton-delaval
dent: sedbergh
thorpe willoughby, wistow: selby
barlow: selby chesterfield
ashkirk, ettrickbridge: selkirk
austwick, giggleswick, horton in ribblesdale: settle
banwen, blaendulais, dyffryn cellwen, onllwyn: seven-sisters
coelbren: seven-sisters ystradgynlais
riverhead: sevenoaks
knockholt: sevenoaks orpington
penshurst: sevenoaks tonbridge
milton ernest: sharnbrook
crompton: shaw
halfway: sheerness
halfway houses, minster on sea: sheerness queenborough
bradway: sheffield
campton: shefford henlow
little aston, stonnall: shenstone
shepperton green: shepperton
croscombe, pilton: shepton-mallet
salthouse: sheringham holt
california: shieldhill
weston under lizard: shifnal
ilmington, tredington: shipston-on-stour
milton under wychwood: shipton-under-wychwood
leafield: shipton-under-wychwood charlbury
langwith junction: shirebrook
pleasley: shirebrook mansfield
holystone: shiremoor
bramber, upper beeding: shoreham-by-sea steyning
torbothie: shotts
acton burnell, battlefield, bicton, bicton heath, hadnall, harlescott, wroxeter: shrewsbury
watchfield: shrivenham
branscombe, sidbury, sidford: sidmouth
seagrave: sileby barrow-upon-soar
cossington: sileby syston
cawthorne: silkstone darton
syresham, whittlebury: silverstone
victoria bridge: sion-mills castlederg
eurolink: sittingbourne
winthorpe: skegness newark-on-trent
up holland: skelmersdale
coed darcy, jersey marine, llandarcy, mynachlog nedd, neath abbey: skewen
avonbridge, limerigg: slamannan
quarrington, wilsford: sleaford
chalvey, cippenham, slough trading estate: slough
pollington: snaith
ingoldisthorpe: snettisham dersingham
wicken: soham burwell
catherine de barnes, cheswick green, elmdon, olton: solihull
bickenhill: solihull hampton-in-arden
keinton mandeville: somerton
benfleet: south-benfleet
north littleton: south-littleton
north molton: south-molton
belhus: south-ockendon
harton, westoe: south-shields
crich: south-wingfield
castle bytham: south-witham bourne
hullbridge, woodham ferrers: south-woodham-ferrers
north fambridge: south-woodham-ferrers cold-norton
fenny compton: southam kineton
millbrook, rownhams: southampton
nursling: southampton romsey
high brooms: southborough tunbridge-wells
shoeburyness, thorpe bay: southend-on-sea
kittle, parkmill, pennard: southgate
llangennith, oxwich, port eynon, reynoldston: southgate swansea
tillingham: southminster
ainsdale, birkdale: southport
bleasby, edingley, halam, rolleston: southwell
reydon: southwold
wrentham: southwold beccles
blythburgh: southwold halesworth
dunwich: southwold saxmundham
deeping st nicholas: spalding
byers green, middlestone moor, tudhoe: spennymoor
hagworthingham, halton holegate: spilsby
creaton: spratton
porthtowan: st-agnes
colney heath: st-albans hatfield
boarhills, peat inn, strathkinness: st-andrews
rhuallt, tremeirchion: st-asaph
trefnant: st-asaph denbigh
carlyon bay, eden project, penwithick, trewoon: st-austell
bancyfelin, laugharne, llanddowror, meidrim, pendine, pentywyn, pwll trap, red roses, talacharn: st-clears
summercourt: st-columb-major
croesgoch, porthgain, solfach, trefin, trevine: st-davids
lea green, thatto heath, windle: st-helens
bold: st-helens widnes
carbis bay, lelant: st-ives-cornwall
pendeen, sennen: st-just
colinsburgh, earlsferry, elie, kilconquhar: st-monans
eynesbury: st-neots
baswich, brocton, derrington, doxey, great bridgeford, seighford: stafford
laleham: staines
dunscroft: stainforth
dunsville: stainforth kirk-sandall
catfield, hickling, sea palling: stalham
ludham: stalham horning
happisburgh: stalham north-walsham
carrbrook: stalybridge
uffington: stanford-in-the-vale faringdon stamford
london gateway: stanford-le-hope
beamish, craghead, south moor: stanley
birchanger, manuden: stansted-mountfitchet
stansted airport: stansted-mountfitchet takeley
trowell: stapleford ilkeston
calvert: steeple-claydon
great ashby: stevenage
benington: stevenage walkern
mursley: stewkley winslow
blair drummond, blairlogie, cambuskenneth, gargunnock: stirling
ramsden heath: stock billericay
napton: stockton southam
portrack: stockton-on-tees
wretton: stoke-ferry
northwold: stoke-ferry feltwell
oxborough: stoke-ferry swaffham
cellarhead, hanford, hanley, joiners square: stoke-on-trent
fulmer: stoke-poges gerrards-cross
montacute: stoke-sub-hamdon
hutton rudby: stokesley yarm
milwich, swynnerton, yarnfield: stone
catterline, drumlithie: stonehaven
kings stanley, leonard stanley: stonehouse
balallan, barvas, bayble, callanish, carloway, garrabost, laxdale, leurbost, leverburgh, lewis, north tolsta, port of ness, rodel, scalpay, shawbost, tolsta: stornoway
thakeham: storrington
fairfield park: stotfold
amblecote, lye: stourbridge
areley kings: stourport-on-severn
combs ford, mendlesham, stowupland: stowmarket
wetherden: stowmarket haughley
artigarvan, ballymagorry, clady, donemana, dunamanagh: strabane
laxfield: stradbroke framlingham
castle kennedy, drummore, dunragit, glenluce, kirkcolm, leswalt, port logan, portpatrick, sandhead, stoneykirk: stranraer
mortimer: stratfield-mortimer
burghfield common, mortimer common: stratfield-mortimer theale
clifford chambers, meon vale, shottery, snitterfield, tiddington: stratford-upon-avon
chapelton, glassford: strathaven
blanefield: strathblane
achnasheen, contin, garve, kinlochewe: strathpeffer
birsay, dounby, flotta, hoy, lyness, orphir, stenness: stromness
frindsbury, medway city estate, wainscott: strood
shorne: strood gravesend
bussage: stroud chalford
amberley: stroud minchinhampton arundel
woodchester: stroud nailsworth
slad: stroud painswick
bisley: stroud pirbright woking
hazelbury bryan: sturminster-newton
hersden: sturry
fordwich: sturry canterbury
langworth: sudbrooke
scothern: sudbrooke dunholme
great cornard: sudbury
leavenheath: sudbury bures-st-mary
chilton: sudbury great-waldingfield ferryhill
castletown: sunderland thurso
long sutton: sutton-bridge
mepal: sutton-cambridgeshire witchford
huthwaite, skegby, stanton hill, teversal: sutton-in-ashfield
norwell: sutton-on-trent newark-on-trent
castle gresley, church gresley, hartshorne, midway, newhall, rosliston, woodville: swadlincote
castle acre: swaffham
litcham: swaffham dereham
sporle: swaffham necton
langton matravers, studland: swanage
crockenhill, hextable: swanley
upper killay, waunarlwydd: swansea
elsworth: swavesey cambourne
blunsdon, cheney manor, dorcan, haydon wick, south marston, stratton st margaret, upper stratton: swindon
pendlebury: swinton
thrussington: syston
thurmaston: syston leicester
east goscote, gaddesby, rearsby: syston queniborough
overstone: sywell northampton
appleton roebuck: tadcaster copmanthorpe
silchester: tadley
aldermaston: tadley thatcham
walton on the hill: tadworth
ardgay, edderton, fearn, hill of fearn, portmahomack: tain
bronllys, llangorse, llyswen, three cocks: talgarth
amington, glascote, two gates, wilnecote: tamworth
laurelvale: tandragee
chestfield, swalecliffe: tankerton whitstable
clachan, gigha, isle of gigha, kennacraig, skipness, tayinloan: tarbert
hesketh bank: tarleton
methlick: tarves
bathpool, bishops hull, cotford st luke, monkton heathfield, north curry, norton fitzwarren, ruishton, staplegrove, trull, west monkton: taunton
lydford, mary tavy: tavistock
shaldon: teignmouth
brookside: telford
dunadry: templepatrick antrim
caldey, caldey island, lydstep, manorbier, new hedges, penally, st florence: tenby
rolvenden, wittersham: tenterden
walpole st peter: terrington-st-clement terrington-st-john
tilney st lawrence: terrington-st-john
marshland st james: terrington-st-john west-walton
westonbirt: tetbury
fulstow: tetney north-thoresby
ashchurch, northway, twyning: tewkesbury
tetsworth, towersey: thame
bucklebury, woolhampton: thatcham
upper bucklebury: thatcham bradfield
boldon colliery: the-boldons
topcliffe: thirsk
fishlake, moorends, sykehouse: thorne
carronbridge, closeburn, moniaive, penpont: thornhill
wheatley hill: thornley wingate
weeley: thorpe-le-soken little-clacton
haddiscoe: thurlton beccles
bettyhill, dounreay, dunnet, melvich, mey, portskerra, reay, scrabster, strathy, tongue: thurso
beyton: thurston
rougham: thurston bury-st-edmunds
etchingham: ticehurst robertsbridge
hurst green: ticehurst robertsbridge oxted
litton, millers dale: tideswell
eyam: tideswell baslow
shipton bellinger: tidworth ludgershall
purley on thames: tilehurst
coalsnaughton, devonside: tillicoultry
camerton: timsbury paulton
dudley port, princes end: tipton
tividale: tipton oldbury
dinton, hindon: tisbury
park gate, sarisbury, sarisbury green, segensworth, titchfield common, warsash, whiteley: titchfield
swanwick: titchfield ripley
halberton, tiverton parkway: tiverton
bickleigh: tiverton plymouth
dervaig, salen: tobermory
arinagour, bunessan, craignure, fionnphort, isle of iona: tobermory oban
hildenborough: tonbridge sevenoaks
blaenclydach, clydach vale, cwm clydach, edmondstown, penygraig, trealaw, wattstown, williamstown, ynyshir: tonypandy
coed ely, coedely, penrhiwfer, thomastown, trebanog: tonyrefail
lumphanan: torphins
cawsand, kingsand: torpoint
babbacombe, st marychurch: torquay
chelston: torquay wellington-somerset
balmore: torrance
totland bay: totland freshwater
dartington: totnes
greenmount, holcombe brook: tottington ramsbottom
calmore, hounsdown: totton
ashurst: totton lyndhurst
greens norton, paulerspury: towcester
elphinstone: tranent
sirhowy, tafarnaubach, trefil: tredegar
llanddewi brefi, llangeitho, pontrhydfendigaid, pontrhydygroes: tregaron
edwardsville, quakers yard, trelewis: treharris
blaencwm, blaenrhondda, cwm parc, cwmparc, treherbert, tynewydd, ynyswen: treorchy
wilstone: tring
aldbury: tring berkhamsted
long marston: tring honeybourne stratford-upon-avon
loans: troon
hilperton, north bradley, steeple ashton, white horse business park: trowbridge
carnon downs, devoran, feock, playing place, threemilestone, tresillian: truro
llannon: tumble
langton green: tunbridge-wells speldhurst
burslem: tunstall
cuminestown, new byth: turriff
dunham on trent, laxton, markham moor: tuxford
ruscombe: twyford
boothstown, mosley common: tyldesley
astley: tyldesley nuneaton
aberdovey, aberdyfi, abergynolwyn, bryncrug, llanegryn, llwyngwril: tywyn
maresfield, ridgewood: uckfield
nutley: uckfield forest-row
achiltibuie, aultbea, dundonnell, kinlochbervie, kylesku, laide, scourie, stoer: ullapool
gairloch, poolewe: ullapool dingwall
great urswick, lindal in furness: ulverston dalton-in-furness
newby bridge: ulverston windermere
langwith: upper-langwith shirebrook
rufforth: upper-poppleton york
lyddington, morcott: uppingham
north elmsall: upton
hanley castle, ripple: upton-upon-severn
castlemorton: upton-upon-severn great-malvern
new brancepeth: ushaw-moor brandon-county-durham
bearpark, esh winning: ushaw-moor durham
glascoed, llangybi: usk
rocester: uttoxeter
caergeiliog, four mile bridge, llanfachraeth, llanfaethlu, pontrhydybont, raf valley: valley
bonchurch: ventnor
cranborne, sixpenny handley: verwood fordingbridge
wentworth: virginia-water hoyland rawmarsh
grendon underwood, quainton: waddesdon
harmston: waddington navenby
st issey, st mabyn, st tudy: wadebridge
frant: wadhurst tunbridge-wells
friskney: wainfleet-all-saints
kirkhamgate, lupset, newmillerdam, sandal, wrenthorpe: wakefield
worsley: walkden
leasowe, liscard, new brighton, seacombe: wallasey
crowmarsh gifford: wallingford
warborough: wallingford benson
brightwell cum sotwell: wallingford didcot
howdon: wallsend
leamore: walsall
new waltham: waltham
high beach: waltham-abbey
hersham: walton-on-thames
stanstead abbotts: ware hoddesdon
hunsdon: ware much-hadham
high cross: ware puckeridge
chapmanslade, heytesbury, horningsham, longleat: warminster
broadbridge heath: warnham horsham
burren: warrenpoint
chapelford, latchford, padgate, rixton: warrington
hampton magna, sherbourne: warwick
blue anchor, washford: watchet williton
purbrook, widley: waterlooville cowplain
oxhey: watford
aldenham, letchmore heath: watford bushey
south oxhey: watford moor-park
manvers, west melton: wath-upon-dearne mexborough
brampton bierlow: wath-upon-dearne wombwell
saham toney: watton griston
clipston, naseby: welford
great doddington: wellingborough
admaston, wrockwardine: wellington
lawley: wellington telford
rockwell green: wellington-somerset
priddy, wookey, wookey hole: wells
holkham, stiffkey: wells-next-the-sea
binham, little walsingham, walsingham: wells-next-the-sea fakenham
aberriw, berriew, forden, pool quay, trewern: welshpool
middletown: welshpool armagh
montgomery, trefaldwyn: welshpool newtown
woolmer green: welwyn knebworth
tewin: welwyn-garden-city
digswell: welwyn-garden-city welwyn
harmer hill: wem
prees: wem whitchurch
eardisland, pembridge: weobley
canon pyon: weobley hereford
edwalton: west-bridgford
great bridge: west-bromwich
breich: west-calder fauldhouse
guilsborough: west-haddon spratton
seamill: west-kilbride
brands hatch: west-kingsdown eynsford
thurstaston: west-kirby
carlops, romanno bridge: west-linton
east malling, leybourne: west-malling larkfield
dilton marsh, west wilts trading estate, westbury leigh: westbury
prittlewell: westcliff-on-sea southend-on-sea
tatsfield: westerham oxted
dunecht, echt, elrick, kirkton of skene, skene: westhill
chew moor: westhoughton
kewstoke: weston-super-mare
bleadon: weston-super-mare brent-knoll
hutton: weston-super-mare brentwood penwortham
tockwith: wetherby york
granby, osmington, radipole, upwey, wyke regis: weymouth
great milton: wheatley
lapley: wheaton-aston penkridge
elvington: wheldrake york
sunniside, swalwell: whickham
greenrigg: whitburn
runswick bay, ruswarp, sandsend: whitby
grosmont: whitby abergavenny
bronington: whitchurch
st mary bourne: whitchurch-hampshire
sutton scotney: whitchurch-hampshire winchester
unsworth: whitefield bury
hensingham, moresby parks, parton: whitehaven
ballycarry, islandmagee: whitehead
llanboidy: whitland
cullercoats, earsdon, monkseaton: whitley-bay
bishops tachbrook: whitnash leamington-spa
dunbeath, keiss, latheron, lybster, reiss, thrumster, watten: wick
canisbay: wick thurso
runwell, shotgate: wickford
battlesbridge: wickford south-woodham-ferrers
great totham: wickham-bishops
hacheston: wickham-market framlingham
seaton burn: wideopen
cronton, hough green: widnes
aspull, new springs, orrell, pemberton, whelley, winstanley: wigan
caldbeck: wigton
thursby: wigton dalston
handforth, styal: wilmslow
haynes: wilstead
colehill: wimborne-minster
corfe mullen, merley: wimborne-minster broadstone
micheldever, sparsholt: winchester
bowness, bowness on windermere, near sawrey: windermere
clewer, dedworth: windsor
lulsgate: winford bristol
grassmoor: wingerworth chesterfield
wharton: winsford
padbury: winslow steeple-claydon
brassington, carsington: wirksworth
leverington, murrow, parson drove, tydd st giles, wisbech st mary: wisbech
cressing: witham braintree
terling: witham hatfield-peverel
kilnsea, spurn point: withernsea
hollym: withernsea patrington
barnack: wittering stamford
little brickhill: woburn-sands
goldsworth park, horsell: woking
woodham: woking addlestone
sutton green: woking guildford
arborfield cross, barkham: wokingham
arborfield garrison: wokingham finchampstead
grendon: wollaston earls-barton atherstone
blakenhall, i54, oxley: wolverhampton
old wolverton: wolverton
himley, trysull: wombourne
hemingfield: wombwell
alderton, hollesley, martlesham, waldringfield: woodbridge
orford: woodbridge rendlesham warrington
woodbury salterton: woodbury
bladon, blenheim, tackley: woodstock
middle barton: woodstock bicester
freeland, long hanborough: woodstock eynsham
durdle door, lulworth cove, west lulworth: wool
rattlesden: woolpit elmswell
alfrick, blackpole, broadwas, martley, powick, rushwick, tibberton: worcester
great clifton, harrington, lillyhall: workington
carlton in lindrick, clumber park, langold, rhodesia, shireoaks: worksop
high salvington, tarring: worthing
hawkesbury upton: wotton-under-edge wickwar
bangor is y coed, bangor on dee, bersham, gwersyllt, new broughton, pentre broughton, rhostyllen: wrexham
overton on dee: wrexham ellesmere
challock: wye ashford
ashwellthorpe, barnham broom: wymondham
tacolneston: wymondham long-stratton
hollywood: wythall
appleton wiske: yarm northallerton
frampton cotterell, iron acton: yate
coalpit heath: yate bradley-stoke
tormarton: yate chipping-sodbury
claverham, cleeve: yatton
rawdon: yeadon
buckland monachorum: yelverton
east coker, houndstone, lufton, pen mill, stoford: yeovil
clifton moor, dunnington, heslington, monks cross, naburn, new earswick, osbaldwick: york
shipton by beningbrough: york easingwold
fulford: york stone
kings bromley: yoxall alrewas
cwm twrch, cwmllynfell, cwmtwrch, godrer graig, lower cwmtwrch, upper cwmtwrch: ystalyfera
maesycwmmer, penpedairheol: ystrad-mynach
abercraf, abercrave, dan yr ogof, gurnos: ystradgynlais
`);
