export interface County {
  regionSlug: string;
  name: string;
  slug: string;
}

const county = (regionSlug: string, name: string, slug: string): County => ({ regionSlug, name, slug });

/**
 * The 66 counties. England has the ceremonial counties, except that some are merged (Sussex, Hampshire and the Isle of
 * Wight, Oxfordshire and Buckinghamshire, Gloucestershire and Bristol) and Teesside keeps its former boundaries. Wales
 * has the preserved counties; Scotland is grouped into eight areas of 38 to 100 places.
 */
export const counties: readonly County[] = [
  county("london", "Greater London", "greater-london"),
  county("south-east", "Berkshire", "berkshire"),
  county("south-east", "Hampshire & Isle of Wight", "hampshire"),
  county("south-east", "Kent", "kent"),
  county("south-east", "Oxfordshire & Buckinghamshire", "oxfordshire-buckinghamshire"),
  county("south-east", "Surrey", "surrey"),
  county("south-east", "Sussex", "sussex"),
  county("south-west", "Cornwall", "cornwall"),
  county("south-west", "Devon", "devon"),
  county("south-west", "Dorset", "dorset"),
  county("south-west", "Gloucestershire & Bristol", "gloucestershire"),
  county("south-west", "Somerset", "somerset"),
  county("south-west", "Wiltshire", "wiltshire"),
  county("north-west", "Cheshire", "cheshire"),
  county("north-west", "Cumbria", "cumbria"),
  county("north-west", "Greater Manchester", "greater-manchester"),
  county("north-west", "Lancashire", "lancashire"),
  county("north-west", "Merseyside", "merseyside"),
  county("yorkshire", "East Riding of Yorkshire", "east-yorkshire"),
  county("yorkshire", "North Yorkshire", "north-yorkshire"),
  county("yorkshire", "South Yorkshire", "south-yorkshire"),
  county("yorkshire", "West Yorkshire", "west-yorkshire"),
  county("west-midlands", "Herefordshire", "herefordshire"),
  county("west-midlands", "Shropshire", "shropshire"),
  county("west-midlands", "Staffordshire", "staffordshire"),
  county("west-midlands", "Warwickshire", "warwickshire"),
  county("west-midlands", "West Midlands", "west-midlands-county"),
  county("west-midlands", "Worcestershire", "worcestershire"),
  county("east-midlands", "Derbyshire", "derbyshire"),
  county("east-midlands", "Leicestershire", "leicestershire"),
  county("east-midlands", "Lincolnshire", "lincolnshire"),
  county("east-midlands", "Northamptonshire", "northamptonshire"),
  county("east-midlands", "Nottinghamshire", "nottinghamshire"),
  county("east-midlands", "Rutland", "rutland"),
  county("east-of-england", "Bedfordshire", "bedfordshire"),
  county("east-of-england", "Cambridgeshire", "cambridgeshire"),
  county("east-of-england", "Essex", "essex"),
  county("east-of-england", "Hertfordshire", "hertfordshire"),
  county("east-of-england", "Norfolk", "norfolk"),
  county("east-of-england", "Suffolk", "suffolk"),
  county("scotland", "Ayrshire, Dumfries & Galloway", "ayrshire-dumfries-galloway"),
  county("scotland", "Fife & Forth Valley", "fife-forth-valley"),
  county("scotland", "Grampian", "grampian"),
  county("scotland", "Greater Glasgow", "greater-glasgow"),
  county("scotland", "Highlands & Islands", "highlands-and-islands"),
  county("scotland", "Lanarkshire", "lanarkshire"),
  county("scotland", "Lothian & Borders", "lothian-and-borders"),
  county("scotland", "Tayside", "tayside"),
  county("wales", "Clwyd", "clwyd"),
  county("wales", "Dyfed", "dyfed"),
  county("wales", "Gwent", "gwent"),
  county("wales", "Gwynedd", "gwynedd"),
  county("wales", "Mid Glamorgan", "mid-glamorgan"),
  county("wales", "Powys", "powys"),
  county("wales", "South Glamorgan", "south-glamorgan"),
  county("wales", "West Glamorgan", "west-glamorgan"),
  county("north-east", "County Durham", "county-durham"),
  county("north-east", "Northumberland", "northumberland"),
  county("north-east", "Teesside", "teesside"),
  county("north-east", "Tyne and Wear", "tyne-and-wear"),
  county("northern-ireland", "County Antrim", "county-antrim"),
  county("northern-ireland", "County Armagh", "county-armagh"),
  county("northern-ireland", "County Down", "county-down"),
  county("northern-ireland", "County Fermanagh", "county-fermanagh"),
  county("northern-ireland", "County Londonderry", "county-londonderry"),
  county("northern-ireland", "County Tyrone", "county-tyrone"),
];

/** The NUTS level 1 code of each region. councils.csv lists the two councils with another code than their county. */
export const nutsByRegion: Readonly<Record<string, string>> = {
  london: "UKI",
  "south-east": "UKJ",
  "south-west": "UKK",
  "north-west": "UKD",
  yorkshire: "UKE",
  "west-midlands": "UKG",
  "east-midlands": "UKF",
  "east-of-england": "UKH",
  scotland: "UKM",
  wales: "UKL",
  "north-east": "UKC",
  "northern-ireland": "UKN",
};
