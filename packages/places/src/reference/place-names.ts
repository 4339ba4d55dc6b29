/** The everyday names of places that GeoNames spells differently. */
const everydayNames: ReadonlyMap<string, string> = new Map([
  ["Barrow in Furness", "Barrow-in-Furness"],
  ["Basford, Stoke-on-Trent", "Basford"],
  ["Blaydon-on-Tyne", "Blaydon"],
  ["Bo’ness", "Bo'ness"],
  ["East Dereham", "Dereham"],
  ["Ellesmere Port Town", "Ellesmere Port"],
  ["Hoyland Nether", "Hoyland"],
  ["Kingston upon Hull", "Hull"],
  ["Kinvere", "Kinver"],
  ["New Alresford", "Alresford"],
  ["Newark on Trent", "Newark-on-Trent"],
  ["Newcastle under Lyme", "Newcastle-under-Lyme"],
  ["Newmacher", "Newmachar"],
  ["Ross on Wye", "Ross-on-Wye"],
  ["Royal Leamington Spa", "Leamington Spa"],
  ["Royal Tunbridge Wells", "Tunbridge Wells"],
  ["Thornaby-on-Tees", "Thornaby"],
  ["Wigston Magna", "Wigston"],
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

/** GeoNames rows, by `name@county`, with the population of a namesake elsewhere or of a whole district. */
export const excludedRows: ReadonlySet<string> = new Set([
  "Brandon@warwickshire",
  "Ryton@shropshire",
  "Saint Peters@kent",
]);

/** Returns the displayed name: the everyday name, with "St" for "Saint" and lower-case small words between hyphens. */
export function toDisplayName(geonamesName: string): string {
  const name = everydayNames.get(geonamesName) ?? geonamesName;
  return name
    .replace(/^(Saint|St\.) /, "St ")
    .replace(/-(Le|Upon|On)(?=-)/g, (word) => word.toLowerCase())
    .replace(/-avon$/, "-Avon");
}
