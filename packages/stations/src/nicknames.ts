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
`);
