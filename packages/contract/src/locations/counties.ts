/** The unique name and slug of a county, for links. */
export interface ListedCounty {
  name: string;
  slug: string;
}

const county = (name: string, slug: string): ListedCounty => ({ name, slug });

/** The 66 counties of the gazetteer by region slug. A test in `places` compares them with the gazetteer. */
export const countiesByRegion: Readonly<Record<string, readonly ListedCounty[]>> = {
  london: [county("Greater London", "greater-london")],
  "south-east": [
    county("Berkshire", "berkshire"),
    county("Hampshire & Isle of Wight", "hampshire"),
    county("Kent", "kent"),
    county("Oxfordshire & Buckinghamshire", "oxfordshire-buckinghamshire"),
    county("Surrey", "surrey"),
    county("Sussex", "sussex"),
  ],
  "south-west": [
    county("Cornwall", "cornwall"),
    county("Devon", "devon"),
    county("Dorset", "dorset"),
    county("Gloucestershire & Bristol", "gloucestershire"),
    county("Somerset", "somerset"),
    county("Wiltshire", "wiltshire"),
  ],
  "north-west": [
    county("Cheshire", "cheshire"),
    county("Cumbria", "cumbria"),
    county("Greater Manchester", "greater-manchester"),
    county("Lancashire", "lancashire"),
    county("Merseyside", "merseyside"),
  ],
  yorkshire: [
    county("East Riding of Yorkshire", "east-yorkshire"),
    county("North Yorkshire", "north-yorkshire"),
    county("South Yorkshire", "south-yorkshire"),
    county("West Yorkshire", "west-yorkshire"),
  ],
  "west-midlands": [
    county("Herefordshire", "herefordshire"),
    county("Shropshire", "shropshire"),
    county("Staffordshire", "staffordshire"),
    county("Warwickshire", "warwickshire"),
    county("West Midlands county", "west-midlands-county"),
    county("Worcestershire", "worcestershire"),
  ],
  "east-midlands": [
    county("Derbyshire", "derbyshire"),
    county("Leicestershire", "leicestershire"),
    county("Lincolnshire", "lincolnshire"),
    county("Northamptonshire", "northamptonshire"),
    county("Nottinghamshire", "nottinghamshire"),
    county("Rutland", "rutland"),
  ],
  "east-of-england": [
    county("Bedfordshire", "bedfordshire"),
    county("Cambridgeshire", "cambridgeshire"),
    county("Essex", "essex"),
    county("Hertfordshire", "hertfordshire"),
    county("Norfolk", "norfolk"),
    county("Suffolk", "suffolk"),
  ],
  scotland: [
    county("Ayrshire, Dumfries & Galloway", "ayrshire-dumfries-galloway"),
    county("Fife & Forth Valley", "fife-forth-valley"),
    county("Grampian", "grampian"),
    county("Greater Glasgow", "greater-glasgow"),
    county("Highlands & Islands", "highlands-and-islands"),
    county("Lanarkshire", "lanarkshire"),
    county("Lothian & Borders", "lothian-and-borders"),
    county("Tayside", "tayside"),
  ],
  wales: [
    county("Clwyd", "clwyd"),
    county("Dyfed", "dyfed"),
    county("Gwent", "gwent"),
    county("Gwynedd", "gwynedd"),
    county("Mid Glamorgan", "mid-glamorgan"),
    county("Powys", "powys"),
    county("South Glamorgan", "south-glamorgan"),
    county("West Glamorgan", "west-glamorgan"),
  ],
  "north-east": [
    county("County Durham", "county-durham"),
    county("Northumberland", "northumberland"),
    county("Teesside", "teesside"),
    county("Tyne and Wear", "tyne-and-wear"),
  ],
  "northern-ireland": [
    county("County Antrim", "county-antrim"),
    county("County Armagh", "county-armagh"),
    county("County Down", "county-down"),
    county("County Fermanagh", "county-fermanagh"),
    county("County Londonderry", "county-londonderry"),
    county("County Tyrone", "county-tyrone"),
  ],
};
