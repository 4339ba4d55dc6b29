/** GeoNames spellings that differ from the everyday name. */
export const everydayNames: ReadonlyMap<string, string> = new Map([
  ["Barrow in Furness", "Barrow-in-Furness"],
  ["Basford, Stoke-on-Trent", "Basford"],
  ["Blaydon-on-Tyne", "Blaydon"],
  ["Bo’ness", "Bo'ness"],
  ["East Dereham", "Dereham"],
  ["Ellesmere Port Town", "Ellesmere Port"],
  ["Hoyland Nether", "Hoyland"],
  ["Kingston upon Hull", "Hull"],
  ["New Alresford", "Alresford"],
  ["Newark on Trent", "Newark-on-Trent"],
  ["Newcastle under Lyme", "Newcastle-under-Lyme"],
  ["Ross on Wye", "Ross-on-Wye"],
  ["Royal Leamington Spa", "Leamington Spa"],
  ["Royal Tunbridge Wells", "Tunbridge Wells"],
  ["Thornaby-on-Tees", "Thornaby"],
  ["Wigston Magna", "Wigston"],
]);

/** Rows that are islands, districts, valleys or historic areas, not a place one drives to. */
export const notPlaces: ReadonlySet<string> = new Set([
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

/** Rows whose population belongs to a namesake elsewhere or to a whole district: GeoNames name and county. */
export const wrongRows: ReadonlySet<string> = new Set([
  "Brandon@warwickshire",
  "Ryton@shropshire",
  "Saint Peters@kent",
]);
