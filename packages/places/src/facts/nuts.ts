/** NUTS level 1 code of each region. Two councils lie in another one than their county's region: see councils.csv. */
export const nutsOfRegion: Readonly<Record<string, string>> = {
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
