/** Which centre a place belongs to where the rule of reach and size gets it wrong; null keeps it a town of its own. */
export const statedCentres: ReadonlyMap<string, string | null> = new Map([
  ["Didsbury@greater-manchester", "Manchester"],
  ["Hove@sussex", null],
]);

/** Big enough for a centre, yet part of another: a royal town inside Birmingham. */
export const neverCentres: ReadonlySet<string> = new Set(["Sutton Coldfield"]);

/** Places the fresher source has moved to a wrong council, so the older code stands. */
export const olderCouncilIsRight: ReadonlySet<string> = new Set(["Ashton in Makerfield"]);

/** London districts that GeoNames, or the nearest row with a borough, puts in a neighbouring one: name to borough code. */
export const correctedBoroughs: ReadonlyMap<string, string> = new Map([
  ["Abbey Road", "P5"],
  ["Balham", "P1"],
  ["Bow", "O5"],
  ["Brentford", "G1"],
  ["East Barnet", "A2"],
  ["Edmonton", "E3"],
  ["Greenwich", "E7"],
  ["Harrow Road", "P5"],
  ["Kennington", "H1"],
  ["Northwood", "F9"],
  ["Northwood Hills", "F9"],
  ["Notting Hill", "G4"],
  ["Regent's Park", "P5"],
  ["Soho", "P5"],
  ["Sudbury", "B5"],
]);
