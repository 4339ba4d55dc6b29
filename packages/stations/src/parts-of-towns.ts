import { slugsByName } from "@vanfettle/contract/find/names-as-typed";

/**
 * Suburbs, estates, absorbed villages and short names of towns without a page, folded by `foldName`,
 * with the slugs of the towns that have a part of that name. Only what is plainly in a town is listed.
 */
export const townsOfParts: ReadonlyMap<string, readonly string[]> = slugsByName(`
bulwell, bestwood, bestwood park, bilborough, aspley, broxtowe estate, top valley, mapperley, mapperley park, sherwood rise, carrington, forest fields, wilford, bakersfield, carlton hill, wollaton park, cinderhill, highbury vale, lace market, old basford: nottingham
sparkbrook, saltley, alum rock, ward end, bordesley, nechells, lozells, handsworth wood, great barr, kingstanding, witton, gravelly hill, stockland green, tyburn, hodge hill, shard end, kitts green, lea hall, tile cross, stechford, south yardley, yardley wood, garretts green, tyseley, hay mills, billesley, brandwood, balsall heath, weoley castle, selly park, cotteridge, longbridge, turves green, rubery, frankley, ladywood, jewellery quarter, winson green, oscott, boldmere, wylde green, druids heath, highters heath, pype hayes, short heath, minworth, bromford, deritend, walmley, four oaks, mere green, rednal: birmingham
moortown, alwoodley, gipton, whinmoor, halton moor, temple newsam, osmondthorpe, burmantofts, hunslet, beeston hill, belle isle, kirkstall, meanwood, weetwood, far headingley, adel, cookridge, tinshill, ireland wood, sheepscar, stanningley, swarcliffe, scott hall, miles hill, austhorpe, potternewton, leeds bradford airport: leeds
crookesmoor, walkley, broomhall, ranmoor, sharrow, sharrow vale, heeley, meersbrook, norton lees, woodseats, beauchief, totley, dore, millhouses, abbeydale, gleadless, gleadless valley, arbourthorne, darnall, tinsley, meadowhall, pitsmoor, firth park, firvale, shirecliffe, southey green, parson cross, ecclesfield, grenoside, wincobank, shiregreen, wadsley, wadsley bridge, malin bridge, kelham island, neepsend, carbrook, wybourn, hackenthorpe, crystal peaks, jordanthorpe, lowedges, batemoor, owlerton, grimesthorpe: sheffield
ardwick, beswick, higher blackley, cheetham, collyhurst, west didsbury, east didsbury, harpurhey, ladybarn, miles platting, moston, new moston, newton heath, northenden, openshaw, strangeways, west gorton, whalley range, baguley, benchill, newall green, sharston, woodhouse park, castlefield, deansgate, clayton bridge, old moat: manchester
higher broughton, lower broughton, broughton park, kersal, weaste, ordsall, salford quays, irlams o th height, langworthy, seedley, media city, mediacity: salford
broadgreen, clubmoor, dovecot, edge hill, grassendale, orrell park, page moss, sefton park, stoneycroft, tuebrook, wavertree garden suburb: liverpool
ashley down, ashton gate, ashton vale, barton hill, bedminster down, brislington, cotham, eastville, hartcliffe, henbury, hengrove, henleaze, hotwells, knowle west, lawrence hill, lawrence weston, lockleaze, sea mills, shirehampton, sneyd park, southville, speedwell, st annes park, st werburghs, stapleton, stockwood, stoke bishop, totterdown, westbury on trym, westbury park, windmill hill, withywood, cribbs causeway, brentry, spike island: bristol
blakelaw, cowgate, denton burn, fawdon, fenham, high heaton, jesmond vale, kingston park, lemington, newbiggin hall, ouseburn, scotswood, shieldfield, south gosforth, spital tongues, throckley, walkergate, west denton, westerhope, arthurs hill, kenton bar, cruddas park, walbottle: newcastle-upon-tyne
bensham, saltwell, low fell, wrekenton, sheriff hill, metrocentre, team valley, pelaw, bill quay, leam lane: gateshead
ashbrooke, doxford, doxford park, ford estate, hylton castle, monkwearmouth, pallion, pennywell, plains farm, roker, seaburn, silksworth, south hylton, thorney close, witherwack: sunderland
beaumont leys, braunstone park, clarendon park, crown hills, eyres monsell, mowmacre, mowmacre hill, new parks, north evington, rowlatts hill, rushey mead, saffron lane, spinney hills, stocking farm, stoneygate, thurnby lodge, west knighton, westcotes: leicester
allesley, allesley park, bell green, binley, canley, cannon park, chapelfields, cheylesmore, earlsdon, eastern green, fenside, finham, foleshill, gibbet hill, holbrooks, lower stoke, mount nod, potters green, spon end, stivichall, styvechale, stoke aldermoor, tile hill, tollbar end, upper stoke, walsgrave, westwood heath, whitmore park, whoberley, wyken, henley green, wyken croft: coventry
anlaby park, anlaby common, bransholme, bricknell, drypool, gipsyville, greatfield, marfleet, newland avenue, southcoates, stoneferry, hessle road, holderness road, derringham bank, inglemire: hull
barkerend, bierley, bradford moor, buttershaw, fagley, fairweather green, frizinghall, girlington, great horton, greengates, holme wood, laisterdyke, lidget green, little germany, little horton, low moor, manningham, odsal, ravenscliffe, scholemoor, thackley, thorpe edge, tyersal, undercliffe, west bowling, wibsey, wrose, swain house: bradford
abbey hulton, baddeley green, bentilee, blurton, bucknall, cobridge, etruria, goldenhill, heron cross, meir, meir park, meir hay, middleport, normacot, norton in the moors, packmoor, penkhull, smallthorne, sneyd green, sneyd hill, trent vale, trentham, weston coyney, ball green, birches head, chell, great chell, chell heath, fegg hayes: stoke-on-trent
aldersley, ashmore park, bushbury, castlecroft, claregate, dunstall hill, ettingshall, fallings park, finchfield, fordhouses, goldthorn park, graiseley, heath town, horseley fields, merridale, monmore green, pendeford, penn fields, tettenhall wood, warstones, whitmore reans, wightwick, tettenhall: wolverhampton
cattedown, derriford, devonport, eggbuckland, estover, ernesettle, honicknowle, keyham, leigham, manadon, mannamead, marsh mills, milehouse, mount gould, mutley, pennycross, peverell, plymouth hoe, prince rock, st budeaux, st judes, tamerton foliot, turnchapel, weston mill, whitleigh, widewell, plympton st maurice, woolwell, belliver, langage: plymouth
bevois valley, bevois town, bitterne, bitterne park, coxford, freemantle, hollybrook, lordshill, lords hill, mansbridge, maybush, merryoak, midanbury, peartree green, sholing, st denys, swaythling, townhill park, upper shirley: southampton
baffins, copnor, east cosham, eastney, farlington, fratton, gunwharf quays, hilsea, landport, paulsgrove, portsea, portsea island, stamshaw, tipner, wymering, port solent, anchorage park, whale island, somerstown: portsmouth
allenton, allestree, chellaston, darley abbey, heatherton village, littleover, mackworth estate, mickleover, osmaston park, peartree, shelton lock, spondon, stenson fields, sunnyhill, wilmorton, pride park, chaddesden park: derby
adamsdown, butetown, cathays park, cyncoed, danescourt, gabalfa, leckwith, lisvane, llandaff north, llanedeyrn, llanishen, llanrumney, lower penylan, maindy, mynachdy, pantmawr, pentrebane, penylan, plasnewydd, plasdwr, pontcanna, pontprennau, rumney, st mellons, tongwynlais, tremorfa, ely bridge, ty glas, culverhouse cross: cardiff
blackpill, bonymaen, brynhyfryd, cockett, cwmbwrla, derwen fawr, fforestfach, gendros, killay, llansamlet, manselton, maritime quarter, mayals, penlan, plasmarl, port tennant, sketty, swansea bay, swansea enterprise park, tircoed, treboeth, tycoch, uplands, winch wen, ynystawe: swansea
alway, baneswell, barnardtown, duffryn, liswerry, lliswerry, maesglas, maindee, pillgwenlly, ringland, rogerstone, spytty, st julians, stow park, treberth, gaer park, celtic manor, coedkernew: newport
anderston, anniesland, baillieston, balornock, barlanark, barmulloch, blochairn, cardonald, carmyle, carntyne, castlemilk, cathcart, cowcaddens, cowlairs, cranhill, croftfoot, crookston, crossmyloof, dalmarnock, darnley, drumoyne, dumbreck, finnieston, garnethill, garngad, garrowhill, garthamlock, germiston, gilshochill, hillington, hillpark, hyndland, ibrox, jordanhill, kelvindale, kelvingrove, kelvinside, kelvinhaugh, kennishead, kinning park, knightswood, lambhill, langside, mansewood, merchant city, mosspark, mount florida, mount vernon, muirend, nitshill, north kelvinside, parkhead, partickhill, penilee, petershill, pollokshaws, pollokshields, polmadie, port dundas, possil, possilpark, priesthill, provanmill, queenslie, riddrie, robroyston, ruchazie, ruchill, sandyhills, scotstoun, scotstounhill, shawlands, shettleston, simshill, south nitshill, springburn, springboig, strathbungo, summerston, thornwood, toryglen, tradeston, yoker, yorkhill, whiteinch, hutchesontown: glasgow
abbeyhill, alnwickhill, balgreen, bonnington, bonaly, braid hills, broomhouse, bruntsfield, burdiehouse, canonmills, canongate, carrick knowe, clermiston, comely bank, comiston, craigentinny, craigleith, craiglockhart, craigmillar, cramond, crewe toll, davidsons mains, dean village, drum brae, drumbrae, drylaw, duddingston, east craigs, edinburgh park, fairmilehead, fountainbridge, greendykes, hermiston, holyrood, hyvots bank, inverleith, joppa, juniper green, kaimes, liberton, marchmont, meadowbank, merchiston, moredun, mountcastle, muirhouse, murrayfield, newcraighall, niddrie, oxgangs, pilrig, prestonfield, ravelston, restalrig, roseburn, saughton, sciennes, slateford, south gyle, stenhouse, warriston, wester hailes, willowbrae, gyle, silverknowes: edinburgh
altens, auchmill, berryden, bridge of dee, bridge of don, bucksburn, cove bay, craigiebuckler, cummings park, danestone, footdee, garthdee, hazlehead, heathryfold, hillhead of seaton, kincorth, kittybrewster, mannofield, mastrick, midstocket, persley, ruthrieston, sheddocksley, stockethill, tillydrone, torry, murcar: aberdeen
ardler, baxter park, lochee, menzieshill, mid craigie, mill o mains, stobsmuir, stobswell, strathmartine, trottick, west ferry, linlathen, magdalen green, coldside, wester gourdie, clepington: dundee
andersonstown, ardoyne, ballyhackamore, ballymacarrett, ballymurphy, ballynafeigh, ballysillan, belfast docks, cavehill, cregagh, donegall pass, dunmurry, falls road, finaghy, holylands, ladas, ligoniel, malone road, new lodge, newtownbreda, oldpark, ormeau, ormeau road, poleglass, queens island, sandy row, shankill, shankill road, shaws bridge, short strand, stormont, stranmillis, taughmonagh, tigers bay, titanic quarter, turf lodge, twinbrook, upper malone, lenadoon, knocknagoney, belvoir park, newtownards road, george best belfast city airport, sydenham road: belfast
ballymagroarty, bogside, brandywell, creggan, galliagh, gobnascale, shantallow, skeoge, drumahoe, top of the hill, pennyburn, foyle springs, carnhill, steelstown, lisnagelvin, altnagelvin: derry
berwick hills, brambles farm, coulby newham, easterside, hemlington, linthorpe, marton in cleveland, north ormesby, pallister park, thorntree, tollesby, whinney banks, ayresome: middlesbrough
saddleworth, werneth, glodwick, limeside, derker, sholver, watersheddings, waterhead, hathershaw, fitton hill, chadderton park: oldham
astley bridge, breightmet, daubhill, doffcocker, great lever, halliwell, harper green, johnson fold, markland hill, middle hulton, moses gate, over hulton, rumworth, sharples, smithills, tonge moor, the haulgh, haulgh, top o th brow, hall i th wood, burnden, ladybridge: bolton
adswood, bridgehall, brinnington, cale green, edgeley, great moor, heaton mersey, heaton moor, heaton norris, heaviley, lancashire hill, offerton, portwood, reddish, north reddish, south reddish, woodsmoor, four heatons, heatons, foggbrook: stockport
brighton marina, bevendean, coldean, east moulsecoomb, hollingbury, hollingdean, kemp town, lower bevendean, moulsecoomb, north laine, patcham, preston park, preston village, prestonville, stanmer, westdene, whitehawk, withdean, woodingdean, ovingdean: brighton
boscombe, ensbury park, kinson, littledown, malmesbury park, meyrick park, moordown, muscliff, pokesdown, southbourne, springbourne, strouden, strouden park, talbot village, talbot woods, throop, tuckton, turbary park, wallisdown, west howe, east howe, northbourne, castlepoint: bournemouth
caversham heights, caversham park, coley park, emmer green, katesgrove, lower caversham, norcot, prospect park, southcote, whitley wood: reading
beanhill, bletchley park, bradwell common, bradville, campbell park, coffee hall, conniburrow, downs barn, emerson valley, fishermead, furzton, fullers slade, great holm, great linford, greenleys, heelands, kents hill, kiln farm, knowlhill, linford wood, monkston, mount farm, neath hill, new bradwell, oldbrook, oxley park, pennyland, shenley brook end, shenley lodge, stacey bushes, stantonbury, tattenhoe, tinkers bridge, tongwell, two mile ash, wavendon gate, westcroft, willen, willen lake, wolverton mill, woughton, redmoor: milton-keynes
abington vale, boughton green, briar hill, delapre, east hunsbury, west hunsbury, far cotton, kingsthorpe, links view, moulton park, new duston, phippsville, rectory farm, semilong, sixfields, spinney hill, st james end, standens barn, thorplands, weston favell, wootton fields, brackmills, hunsbury: northampton
catton grove, earlham, heartsease, lakenham, mile cross, new catton, old catton, trowse, tuckswood, west earlham, north earlham, larkman, new costessey: norwich
worle, uphill, oldmixon, locking castle, west wick, mead vale: weston-super-mare
addington, new addington, addiscombe, forestdale, monks orchard, old coulsdon, selhurst, selsdon, waddon, purley way, waddon marsh: croydon
clapham park, herne hill, loughborough junction, stockwell, streatham hill, streatham common, streatham vale, tulse hill, west norwood, west dulwich: lambeth
bankside, dulwich, dulwich village, nunhead, peckham rye, surrey quays, walworth, old kent road, canada water: southwark
hither green, honor oak, honor oak park, lee green, lower sydenham, new cross gate, upper sydenham, telegraph hill: lewisham
maze hill, new eltham, plumstead common, shooters hill, well hall, west thamesmead, westcombe park, greenwich peninsula, horn park, avery hill: greenwich
barnehurst, blackfen, blendon, crook log, falconwood, foots cray, lessness heath, northumberland heath, north cray, ruxley, slade green, upper belvedere, albany park, crayford, east wickham: bexley
anerley, eden park, elmers end, green street green, keston, penge, petts wood, st mary cray, st pauls cray, sundridge park, bromley common: bromley
battersea park, clapham south, nine elms, putney heath, putney vale, southfields, tooting bec, tooting broadway, wandsworth common, wandsworth town, west putney, upper tooting: wandsworth
bushey mead, colliers wood, cottenham park, merton park, motspur park, pollards hill, raynes park, south wimbledon, wimbledon village, lower morden, wimbledon chase, figges marsh, mitcham common: merton
beddington, benhilton, carshalton beeches, hackbridge, north cheam, south beddington, the wrythe, carshalton on the hill, sutton common: sutton
berrylands, canbury, kingston vale, malden rushett, old malden, kingston hill: kingston-upon-thames
hampton hill, north sheen, petersham, st margarets, strawberry hill, eel pie island: richmond-upon-thames
bedfont, east bedfont, gunnersbury, hounslow heath, hounslow west, lampton, north feltham, old isleworth, spring grove, syon, turnham green, lower feltham, hounslow east, stamford brook: hounslow
acton green, bedford park, castlebar, dormers wells, east acton, hanger hill, hanwell, north acton, norwood green, park royal, perivale, pitshanger, south acton, southall green, west acton, west twyford, greenford green, old oak: ealing
eastcote, harmondsworth, hayes end, hayes town, ruislip gardens, sipson, stockley park, uxbridge moor, west ruislip, yeading, yiewsley, hillingdon heath, colham green: hillingdon
canons park, pinner green, rayners lane, roxbourne, roxeth, sudbury hill: harrow
alperton, brent park, brondesbury, dollis hill, dudden hill, kensal rise, neasden, north wembley, south kilburn, stonebridge, stonebridge park, sudbury town, tokyngton, wembley central, wembley park, willesden green, brondesbury park: brent
arkley, barnet gate, brent cross, brunswick park, burnt oak, childs hill, colindale, finchley central, grahame park, hampstead garden suburb, mill hill, mill hill east, monken hadley, oakleigh park, temple fortune, west hendon, woodside park, barnet vale: barnet
dartmouth park, euston, gospel oak, hampstead, primrose hill, somers town, south hampstead, st pancras, swiss cottage, tufnell park, west hampstead, frognal, fortune green: camden
archway, finsbury, lower holloway, upper holloway, newington green, pentonville, st lukes, bunhill: islington
alexandra palace, bounds green, bruce grove, fortis green, noel park, south tottenham, turnpike lane: haringey
arnos grove, brimsdown, bulls cross, bush hill park, crews hill, edmonton green, enfield chase, enfield highway, enfield island village, enfield town, enfield wash, freezywater, lower edmonton, new southgate, upper edmonton, winchmore hill, meridian water, angel edmonton: enfield
clapton, de beauvoir town, hackney central, hackney downs, hackney marshes, hackney wick, haggerston, lea bridge, london fields, lower clapton, shacklewell, upper clapton, broadway market: hackney
bow common, bromley by bow, cambridge heath, cubitt town, east smithfield, globe town, millwall, ratcliff, st katharine docks, stepney green, tower hill, brick lane, crossharbour, aldgate east: tower-hamlets
beckton, forest gate, north woolwich, royal docks, silvertown, upton park, wallend, west silvertown, gallions reach: newham
chingford hatch, chingford mount, friday hill, hale end, south chingford, walthamstow village, whipps cross, bakers arms, blackhorse road, walthamstow central: waltham-forest
aldborough hatch, aldersbrook, clayhall, fairlop, fullwell cross, gants hill, redbridge village, seven kings, south woodford, wanstead park, woodford bridge, woodford wells: redbridge
ardleigh green, gidea park, hacton, harold hill, harold park, havering atte bower, heath park, noak hill, rush green, south hornchurch, squirrels heath, upminster bridge, gallows corner, marshalls park: havering
barking riverside, becontree heath, castle green, creekmouth, dagenham east, dagenham heathway, marks gate, thames view, upney, dagenham dock, beam park: barking-and-dagenham
aldwych, belgravia, covent garden, lisson grove, maida vale, millbank, st johns wood, warwick avenue, westbourne green, knightsbridge: westminster
holland park, kensal town, ladbroke grove, west brompton, kensington high street, portobello road, sloane square, chelsea harbour: kensington-and-chelsea
barons court, brook green, fulham broadway, old oak common, parsons green, ravenscourt park, sands end, walham green, wormholt, fulham palace: hammersmith-and-fulham
aldgate, blackfriars, smithfield, fenchurch street, square mile: city-of-london
broadheath, oldfield brow: altrincham
firswood: stretford
davyhulme, flixton, trafford centre: urmston
radford: nottingham coventry
netherfield: nottingham milton-keynes
bournville: birmingham weston-super-mare
woodhouse: leeds sheffield
charlestown: manchester salford
victoria park: manchester cardiff hackney
brooklands: manchester milton-keynes
hillfields: bristol coventry
montpelier: bristol ealing
farringdon: sunderland islington
fulwell: sunderland richmond-upon-thames
crownhill: plymouth milton-keynes
birchgrove: cardiff swansea
ravenhill: swansea belfast
charing cross: glasgow westminster
sighthill, tollcross: glasgow edinburgh
cliftonville: belfast northampton
sydenham: belfast lewisham
white city: belfast hammersmith-and-fulham
lostock: bolton stretford
mile end: stockport tower-hamlets
grove park: lewisham hounslow
plaistow: bromley newham
west kensington: kensington-and-chelsea hammersmith-and-fulham
`);
