export type ListedCounty = { name: string; slug: string };

const shortSlugs: Readonly<Record<string, string>> = {
  "Hampshire & Isle of Wight": "hampshire",
  "Oxfordshire & Buckinghamshire": "oxfordshire-buckinghamshire",
  "Gloucestershire & Bristol": "gloucestershire",
  "East Riding of Yorkshire": "east-yorkshire",
  "Ayrshire, Dumfries & Galloway": "ayrshire-dumfries-galloway",
  "Fife & Forth Valley": "fife-forth-valley",
};

const listed = (names: string): ListedCounty[] =>
  names.split("; ").map((name) => ({
    name,
    slug: shortSlugs[name] ?? name.toLowerCase().replace("&", "and").replaceAll(" ", "-"),
  }));

/**
 * The 66 counties of the gazetteer by region slug. A test in `places` compares them with the
 * gazetteer.
 */
export const countiesByRegion: Readonly<Record<string, readonly ListedCounty[]>> = {
  london: listed("Greater London"),
  "south-east": listed(
    "Berkshire; Hampshire & Isle of Wight; Kent; Oxfordshire & Buckinghamshire; Surrey; Sussex",
  ),
  "south-west": listed("Cornwall; Devon; Dorset; Gloucestershire & Bristol; Somerset; Wiltshire"),
  "north-west": listed("Cheshire; Cumbria; Greater Manchester; Lancashire; Merseyside"),
  yorkshire: listed("East Riding of Yorkshire; North Yorkshire; South Yorkshire; West Yorkshire"),
  "west-midlands": listed(
    "Herefordshire; Shropshire; Staffordshire; Warwickshire; West Midlands county; Worcestershire",
  ),
  "east-midlands": listed(
    "Derbyshire; Leicestershire; Lincolnshire; Northamptonshire; Nottinghamshire; Rutland",
  ),
  "east-of-england": listed("Bedfordshire; Cambridgeshire; Essex; Hertfordshire; Norfolk; Suffolk"),
  scotland: listed(
    "Ayrshire, Dumfries & Galloway; Fife & Forth Valley; Grampian; Greater Glasgow; Highlands & Islands; Lanarkshire; Lothian & Borders; Tayside",
  ),
  wales: listed(
    "Clwyd; Dyfed; Gwent; Gwynedd; Mid Glamorgan; Powys; South Glamorgan; West Glamorgan",
  ),
  "north-east": listed("County Durham; Northumberland; Teesside; Tyne and Wear"),
  "northern-ireland": listed(
    "County Antrim; County Armagh; County Down; County Fermanagh; County Londonderry; County Tyrone",
  ),
};
