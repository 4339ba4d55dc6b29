import { seededRandom } from "@vanfettle/commands/random";
import { samplePostcodes, type SamplePostcode } from "./sample-postcodes.ts";

export interface SampleListOptions {
  rows: number;
  /**
   * The headers and class flags of the editions since 2021, of the 2020 edition, or unknown ones.
   */
  headers?: "2025" | "2020" | "unknown";
  encoding?: "utf-8" | "windows-1252";
  /** The locations of the stations; all sample postcodes by default. */
  postcodes?: readonly SamplePostcode[];
}

type Row = [
  site: string,
  name: string,
  address1: string,
  address2: string,
  address3: string,
  town: string,
  postcode: string,
  phone: string,
  ...classes: string[],
];

const headers = {
  "2025":
    "Site_Number,Trading_Name,Address1,Address2,Address3,Town,Postcode,Phone,Class_1,Class_2,Class_3,Class_4,Class_5,Class_7",
  "2020":
    "VTS Site Number,Trading Name,VTS Address Line 1,VTS Address Line 2,VTS Address Line 3,VTS Address Line 4,VTS Postcode,VTS Telephone Number,1,2,3,4,5,7",
  unknown: "Id,Label,Street,Quarter,Village,Town,Code,Contact,A,B,C,D,E,F",
} as const;

/**
 * The flags of each kind of station for classes 1, 2, 3, 4, 5 and 7, and its share of all stations.
 */
const kinds: readonly [flags: string, share: number][] = [
  ["NNNYNN", 0.64],
  ["NNNYYY", 0.15],
  ["NNNYNY", 0.11],
  ["YYYYNN", 0.05],
  ["YYNNNN", 0.05],
];

/** Streets as varied as the published ones. Each says that it does not exist. */
const streets = [
  "SAMPLE STREET",
  "SAMPLE ROAD",
  "SAMPLE TRADING ESTATE",
  "SAMPLE LANE",
  "OLD SAMPLE ROAD",
  "SAMPLE WAY",
  "SAMPLE MEWS",
] as const;

/** The positions in a row of the 2025 edition. */
const columns = { name: 1, unit: 2, postcode: 6, phone: 7, class4: 11 } as const;

interface Quirk {
  from: number;
  every: number;
  column: (typeof columns)[keyof typeof columns];
  change: (value: string) => string;
}

/**
 * The irregularities of the published list. Each applies to every `every`th row, starting at
 * `from`.
 */
const quirks: readonly Quirk[] = [
  {
    from: 3,
    every: 1_300,
    column: columns.postcode,
    change: (code) => code.replace(/ 0(?=..$)/, " O"),
  },
  {
    from: 5,
    every: 4_000,
    column: columns.postcode,
    change: (code) => code.replace(/^QX(?=\d )/, "QX0"),
  },
  { from: 7, every: 3_000, column: columns.postcode, change: (code) => code.replace(" ", "  ") },
  { from: 11, every: 3_000, column: columns.postcode, change: (code) => code.replace(" ", "") },
  { from: 13, every: 900, column: columns.phone, change: (phone) => `${phone}/960123` },
  {
    from: 17,
    every: 2_500,
    column: columns.phone,
    change: (phone) => `Tel. ${phone} ask for the bay`,
  },
  { from: 19, every: 4_000, column: columns.phone, change: () => "4.47E+11" },
  { from: 23, every: 9_000, column: columns.unit, change: () => "01-Mar" },
  { from: 29, every: 6_000, column: columns.class4, change: (flag) => (flag === "Y" ? "2" : flag) },
  { from: 31, every: 500, column: columns.name, change: () => "N/A" },
  { from: 37, every: 900, column: columns.name, change: () => "VARIOUS SITES" },
  {
    from: 41,
    every: 700,
    column: columns.name,
    change: () => "BOROUGH COUNCIL OF SAMPLEFORD FLEET SERVICES",
  },
  {
    from: 43,
    every: 800,
    column: columns.name,
    change: () => "ROYAL MAIL GROUP PLC FLEET AND MAINTENANCE SERVICES",
  },
  { from: 47, every: 5_000, column: columns.name, change: () => "SAMPLEFORD CONSTABULARY" },
  { from: 53, every: 3_000, column: columns.name, change: () => "Bennett’s Sample Garage Ltd" },
  // A postcode newer than the postcode file, in a known sector or outcode.
  { from: 59, every: 200, column: columns.postcode, change: (code) => code.replace(/..$/, "VV") },
  { from: 61, every: 900, column: columns.postcode, change: (code) => code.replace(/ .*/, " 9AA") },
];

/**
 * Returns a list of fictitious stations with every irregularity of the published list. The output
 * is deterministic.
 */
export function sampleList(options: SampleListOptions): Buffer {
  const {
    rows,
    headers: edition = "2025",
    encoding = "utf-8",
    postcodes = samplePostcodes(),
  } = options;
  const random = seededRandom(2);
  const lines = Array.from({ length: rows }, (_, n) => {
    const row = sampleRow(n, postcodes[(n * 7) % postcodes.length] as SamplePostcode, random);
    for (const { from, every, column, change } of quirks) {
      if (n % every === from) row[column] = change(row[column] ?? "");
    }
    return toLine(edition === "2020" ? inHeadsOf2020(row) : row);
  });
  const empty = ",".repeat(13);
  const allLines = [headers[edition], ...lines, empty, `No filters applied${empty}`];
  const text = `${allLines.join("\r\n")}\r\n`;
  if (encoding === "windows-1252") return Buffer.from(text.replaceAll("’", "\u0092"), "latin1");
  return Buffer.from(`\uFEFF${text}`, "utf8");
}

/** Returns the flags of the kind that a number from 0 to 1 falls into. */
function drawFlags(chance: number): string {
  let below = 0;
  for (const [flags, share] of kinds) {
    below += share;
    if (chance < below) return flags;
  }
  return kinds[0]?.[0] ?? "";
}

/** Returns the first two lines of an address: a street, or a unit of an estate. */
function sampleAddress(n: number): [address1: string, address2: string] {
  const street = streets[n % streets.length] ?? streets[0];
  const number = ((n * 37) % 180) + 1;
  if (street.endsWith("ESTATE")) return [`UNIT ${(n % 40) + 1}`, street];
  return ["", `${number} ${street}`];
}

function sampleRow(
  n: number,
  { outcode, inward, town = `Sampleton ${outcode}` }: SamplePostcode,
  random: () => number,
): Row {
  const flags = drawFlags(random());
  const site = `SMP${String(n).padStart(5, "0")}`;
  // Ofcom reserves these numbers for drama.
  const digits = String(n % 1000).padStart(3, "0");
  const phone = n % 20 === 0 ? `07700 900${digits}` : `01632960${digits}`;
  const name = `SAMPLE STATION ${n}`;
  return [
    site,
    name,
    ...sampleAddress(n),
    "",
    town.toUpperCase(),
    `${outcode} ${inward}`,
    phone,
    ...flags.split(""),
  ];
}

/** The 2020 edition has four address lines, ending with the town, and 0 or 1 for each class. */
function inHeadsOf2020(row: Row): string[] {
  const [site, name, one, two, three, town, postcode, phone, ...classes] = row;
  const flags = classes.map((flag) => (flag === "N" ? "0" : "1"));
  return [site, name, one, two, three, town, postcode, phone, ...flags];
}

const toLine = (values: readonly string[]): string =>
  values
    .map((value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(",");
