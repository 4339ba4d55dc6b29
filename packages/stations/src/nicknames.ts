import { slugsByName } from "@vanfettle/contract/find/names-as-typed";

/**
 * Nicknames and short forms, folded by `foldName`, with the slug of the one place that they mean.
 * On the server only: browsers have the commonest in `names-as-typed`.
 */
export const nicknames: ReadonlyMap<string, readonly string[]> = slugsByName(`
norn iron, norn ireland: northern-ireland
wolves, wolvo, wton: wolverhampton
brizzle, brissle: bristol
scunny: scunthorpe
cov: coventry
leam, leamington, royal leamington: leamington-spa
brid: bridlington
embra, auld reekie, edin: edinburgh
t wells, tun wells: tunbridge-wells
lynn: kings-lynn
yarmouth, g yarmouth: great-yarmouth
boro, the boro, mbro: middlesbrough
darlo: darlington
killie: kilmarnock
ek: east-kilbride
straven: strathaven
dunf: dunfermline
ponte: pontefract
cas, cas vegas: castleford
wakey: wakefield
hudd: huddersfield
fax: halifax
wrex: wrexham
gm: greater-manchester
soms: somerset
d g: ayrshire-dumfries-galloway
wsm, w s m: weston-super-mare
cmk: milton-keynes
manc, manny: manchester
glesga, glesca: glasgow
plym: plymouth
chelt: cheltenham
kiddy, kiddie: kidderminster
colch: colchester
chelms: chelmsford
stort: bishops-stortford
welwyn gc: welwyn-garden-city
letch: letchworth-garden-city
bhead: birkenhead
bburn: blackburn
accy: accrington
ghead: gateshead
warry: warrington
sarfend: southend-on-sea
stokie: stoke-on-trent
newc ul: newcastle-under-lyme
the toon: newcastle-upon-tyne
bath ne somerset: bath
ne england, n e england: north-east
nw england, n w england: north-west
sw england, s w england: south-west
se england, s e england: south-east
devonshire: devon
the broch: fraserburgh
blue toon: peterhead
granite city: aberdeen
lang toun: kirkcaldy
sneck, sneckie, inversneck: inverness
anster: anstruther
wee toon: campbeltown
the pans: prestonpans
bontypridd, mhontypridd: pontypridd
stiniog: blaenau-ffestiniog
mach: machynlleth
fangor, mangor: bangor-gwynedd
gaerfyrddin: carmarthen
nghaergybi: holyhead
nghaerffili: caerphilly
nghonwy: conwy
llundain, lundain: london
manceinion, fanceinion: manchester
lerpwl: liverpool
amwythig: shrewsbury
croesoswallt: oswestry
henffordd: hereford
ards, nards, n ards: newtownards
maiden city, stroke city: derry
barney: barnard-castle
bish: bishop-auckland
scarbados, scarboro: scarborough
ull: hull
steel city: sheffield
skem: skelmersdale
rammy: ramsbottom
barlick: barnoldswick
cls: chester-le-street
skeggy, skegvegas: skegness
ilson: ilkeston
second city: birmingham
bstoke: basingstoke
chi: chichester
berko: berkhamsted
bwater: bridgwater
pz: penzance
bomo: bournemouth
sarum, new sarum: salisbury
rwb, wootton bassett: royal-wootton-bassett
tewks: tewkesbury
gala: galashiels
kirrie: kirriemuir
livi: livingston
lossie: lossiemouth
gasnewydd: newport
gaernarfon: caernarfon
ddolgellau, nolgellau: dolgellau
bwllheli, mhwllheli: pwllheli
borthmadog, mhorthmadog: porthmadog
drenewydd: newtown
llantwit: llantwit-major
haverford: haverfordwest
spenny: spennymoor
saltburn: saltburn-by-the-sea
knaresboro: knaresborough
hebden: hebden-bridge
tod: todmorden
cleck: cleckheaton
macc: macclesfield
swad: swadlincote
mkt harborough, market harboro: market-harborough
gainsboro: gainsborough
west brom: west-bromwich
wellingboro: wellingborough
bexhill: bexhill-on-sea
farnboro: farnborough
letchworth: letchworth-garden-city
glasto: glastonbury
marlboro: marlborough
ciren: cirencester
lanson: launceston
`);
