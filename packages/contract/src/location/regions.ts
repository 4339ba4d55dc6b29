/**
 * The names and slugs of a region. Both slugs, such as `yorkshire` and `yorkshire-and-the-humber`,
 * lead to it.
 */
export interface Region {
  name: string;
  /** The slug under /van-servicing/ and in the table. */
  slug: string;
  /** The slug under /van-mot/. */
  motSlug: string;
  otherNames: readonly string[];
  counties: number;
  description: string;
}

function region(
  name: string,
  slug: string,
  counties: number,
  description: string,
  overrides: Partial<Region> = {},
) {
  return { name, slug, motSlug: slug, otherNames: [], counties, description, ...overrides };
}

export const regions: readonly Region[] = [
  region("London", "london", 1, "All 32 boroughs and the City of London"),
  region("South East", "south-east", 6, "Kent, Surrey, Sussex, Hampshire and the Thames Valley"),
  region("South West", "south-west", 6, "Bristol, Devon, Cornwall, Dorset and Somerset"),
  region("North West", "north-west", 5, "Greater Manchester, Merseyside, Lancashire and Cumbria"),
  region("Yorkshire & Humber", "yorkshire", 4, "Leeds, Sheffield, Bradford, York and Hull", {
    motSlug: "yorkshire-and-the-humber",
    otherNames: ["Yorkshire and the Humber", "Yorkshire"],
  }),
  region(
    "West Midlands",
    "west-midlands",
    6,
    "Birmingham, Coventry, Wolverhampton and the Marches",
  ),
  region(
    "East Midlands",
    "east-midlands",
    6,
    "Nottingham, Leicester, Derby, Lincoln and Northampton",
  ),
  region("East of England", "east-of-england", 6, "Norwich, Ipswich, Cambridge, Luton and Essex", {
    motSlug: "eastern",
    otherNames: ["Eastern"],
  }),
  region("Scotland", "scotland", 8, "Glasgow, Edinburgh, Aberdeen, Dundee and the Highlands"),
  region("Wales", "wales", 8, "Cardiff, Swansea, Newport, Wrexham and mid Wales"),
  region("North East", "north-east", 4, "Newcastle, Sunderland, Durham and Teesside"),
  region(
    "Northern Ireland",
    "northern-ireland",
    6,
    "Belfast, Derry, Lisburn, Newry and all six counties",
  ),
];

const bySlug = new Map(regions.flatMap((r) => [[r.slug, r] as const, [r.motSlug, r] as const]));
const byName = new Map(
  regions.flatMap((r) => [r.name, ...r.otherNames].map((name) => [name.toLowerCase(), r] as const)),
);

/** Returns the region with this slug, or undefined; ignores case. */
export const regionBySlug = (slug: string): Region | undefined => bySlug.get(slug.toLowerCase());
/** Returns the region with this name, or undefined; ignores case. */
export const regionByName = (name: string): Region | undefined => byName.get(name.toLowerCase());

/** Returns whether the region is Northern Ireland, where DVA centres carry out all MOT tests. */
export const isNorthernIreland = (regionName: string | null | undefined): boolean =>
  regionName === "Northern Ireland";
