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
