/**
 * The everyday names of places that GeoNames spells differently. If it has both spellings, the rows are merged, and
 * other-names.csv keeps the other spelling, which redirects.
 */
const everydayNames: ReadonlyMap<string, string> = new Map([
  ["Barrow in Furness", "Barrow-in-Furness"],
  ["Basford, Stoke-on-Trent", "Basford"],
  ["Blairgowrie and Rattray", "Blairgowrie"],
  ["Blaydon-on-Tyne", "Blaydon"],
  ["Bo’ness", "Bo'ness"],
  ["Cornforth", "West Cornforth"],
  ["East Dereham", "Dereham"],
  ["Eattington", "Ettington"],
  ["Ellesmere Port Town", "Ellesmere Port"],
  ["Hoyland Nether", "Hoyland"],
  ["Kingston upon Hull", "Hull"],
  ["Kinvere", "Kinver"],
  ["New Alresford", "Alresford"],
  ["Newark on Trent", "Newark-on-Trent"],
  ["Newcastle under Lyme", "Newcastle-under-Lyme"],
  ["Newmacher", "Newmachar"],
  ["Rhosllanerchrugog", "Rhosllannerchrugog"],
  ["Ross on Wye", "Ross-on-Wye"],
  ["Royal Leamington Spa", "Leamington Spa"],
  ["Royal Tunbridge Wells", "Tunbridge Wells"],
  ["Thornaby-on-Tees", "Thornaby"],
  ["Warsop", "Market Warsop"],
  ["Weedon Beck", "Weedon Bec"],
  ["Wellesbourne Mountford", "Wellesbourne"],
  ["Wigston Magna", "Wigston"],
  ["Wombourn", "Wombourne"],
]);

/** GeoNames rows that are not a town or village: islands, administrative districts, valleys and historic areas. */
export const excludedNames: ReadonlySet<string> = new Set([
  "Archway",
  "Barra",
  "Benbecula",
  "Bexley",
  "Bilsdale",
  "Brent",
  "Church End, Eversholt",
  "Fylde",
  "Hameldon Hill",
  "High Peak",
  "Highcoems",
  "Hope Valley",
  "Isle Of Mull",
  "Isle of Arran",
  "Isle of Bute",
  "Isle of Cumbrae",
  "Isle of Islay",
  "Isle of Lewis",
  "Isle of North Uist",
  "Isle of South Uist",
  "Isles of Scilly",
  "Londonderry County Borough",
  "Mendip",
  "Rhondda",
  "Rossendale",
  "Saddleworth",
  "West End of London",
]);

/**
 * GeoNames rows of hamlets, by id, with the population of a distant namesake, their ward or a whole district. The
 * surrounding postcodes are too few for it.
 */
export const excludedRows: ReadonlyMap<number, string> = new Map([
  [2633577, "Wootton, Kent"],
  [2633664, "Woodcote, Shropshire"],
  [2633899, "Willingham, Lincolnshire"],
  [2633974, "Wickham, Berkshire"],
  [2634661, "Watton, East Yorkshire"],
  [2636826, "Stone, Kent, near Ashford"],
  [2637093, "Standon, Staffordshire"],
  [2637131, "Stainburn, North Yorkshire"],
  [2637526, "Somerton, Oxfordshire & Buckinghamshire"],
  [2638448, "Scalby, East Riding of Yorkshire"],
  [2638703, "Saint Peters, Kent"],
  [2638894, "Ryton, Shropshire"],
  [2639536, "Redlynch, Somerset"],
  [2641287, "Northorpe, Lincolnshire"],
  [2643095, "Manston, Dorset"],
  [2643625, "Long Sutton, Hampshire & Isle of Wight"],
  [2646208, "Ingleby Greenhow, North Yorkshire"],
  [2646850, "Hinton, Gloucestershire"],
  [2647874, "Grimston, Leicestershire"],
  [2649669, "Farnborough, Warwickshire"],
  [2650686, "Dunnington, East Yorkshire"],
  [2651558, "Dalserf, Lanarkshire"],
  [2652908, "Claydon, Oxfordshire"],
  [2654054, "Cairnryan, Dumfries and Galloway"],
  [2654194, "Burwell, Lincolnshire"],
  [2654216, "Burton, Lincolnshire"],
  [2654897, "Brandon, Warwickshire"],
  [2656914, "Ashurst, Sussex"],
  [2657046, "Arne, Dorset"],
  [2657696, "Acton, Shropshire"],
  [3345150, "Glandwr, Dyfed"],
  [3345432, "Neston, Wiltshire"],
  [6697375, "Donnington, Gloucestershire & Bristol"],
  [6947168, "Kempston Hardwick, Bedfordshire"],
  [8299618, "Romney Marsh, Kent"],
  [9389147, "Hinton, Northamptonshire"],
  [11863041, "Hardwick Village, Nottinghamshire"],
]);

/** Returns the display name: the everyday name, with "St" for "Saint" and lower-case small words between hyphens. */
export function toDisplayName(geonamesName: string): string {
  const name = everydayNames.get(geonamesName) ?? geonamesName;
  return name
    .replace(/\b(Saint|St\.) /, "St ")
    .replace(/-(Le|Upon|On)(?=-)/g, (word) => word.toLowerCase())
    .replace(/-avon$/, "-Avon");
}
