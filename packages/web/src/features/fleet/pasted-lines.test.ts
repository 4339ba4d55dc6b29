import { expect, test } from "vitest";
import { parsePastedLines } from "./pasted-lines.ts";

/** Returns each line's registrations and label, or the line itself if it has no registration. */
const read = (text: string) =>
  parsePastedLines(text).map(({ registrations, label, text: line }) =>
    registrations.length === 0
      ? line
      : [registrations.map((each) => each.replace(/[\s.-]/g, "").toUpperCase()).join("+"), label],
  );

test.each<[string, string, unknown[]]>([
  [
    "two columns, the name second",
    "QQ19 VAN\tDave\nQQ19 BIG\tSteve\nQQ23 EVV\tMick P",
    [
      ["QQ19VAN", "Dave"],
      ["QQ19BIG", "Steve"],
      ["QQ23EVV", "Mick P"],
    ],
  ],
  [
    "two columns, the name first",
    "Dave\tQQ19VAN\nSteve\tQQ19BIG",
    [
      ["QQ19VAN", "Dave"],
      ["QQ19BIG", "Steve"],
    ],
  ],
  [
    "a sheet with a header, make, model and due date",
    "Reg\tMake\tModel\tMOT due\nQQ19 VAN\tFord\tTransit 350\t15/05/2027\nQQ19 BIG\tVauxhall\tVivaro\t30/11/2026",
    [
      ["QQ19VAN", "Ford, Transit 350"],
      ["QQ19BIG", "Vauxhall, Vivaro"],
    ],
  ],
  [
    "CSV with quotes and a comma in a name",
    '"Registration","Driver"\n"QQ19 VAN","Smith, Dave"\n"QQ19 BIG","O\'Brien, Pat"',
    [
      ["QQ19VAN", "Smith, Dave"],
      ["QQ19BIG", "O'Brien, Pat"],
    ],
  ],
  [
    "CSV with semicolons, the registration in the middle",
    "Vehicle;Reg No;Depot\nVan 1;QQ19VAN;Leeds\nVan 2;QQ19BIG;York",
    [
      ["QQ19VAN", "Van 1, Leeds"],
      ["QQ19BIG", "Van 2, York"],
    ],
  ],
  [
    "numbering",
    "1. QQ19 VAN\n2. QQ19 BIG\n3) QQ23 EVV\n4\tQQ20 HGV",
    [
      ["QQ19VAN", ""],
      ["QQ19BIG", ""],
      ["QQ23EVV", ""],
      ["QQ20HGV", ""],
    ],
  ],
  [
    "bullets",
    "- QQ19VAN\n• QQ19BIG\n* QQ23EVV – new one",
    [
      ["QQ19VAN", ""],
      ["QQ19BIG", ""],
      ["QQ23EVV", "new one"],
    ],
  ],
  [
    "names in brackets",
    "QQ19 VAN (Dave)\nQQ19BIG [the big one]",
    [
      ["QQ19VAN", "Dave"],
      ["QQ19BIG", "the big one"],
    ],
  ],
  [
    "names before a dash",
    "Dave - QQ19 VAN\nSteve – QQ19 BIG",
    [
      ["QQ19VAN", "Dave"],
      ["QQ19BIG", "Steve"],
    ],
  ],
  [
    "dates before the registration",
    "15/05/2027 QQ19 VAN\n30 Nov 2026 QQ19 BIG Dave",
    [
      ["QQ19VAN", ""],
      ["QQ19BIG", "Dave"],
    ],
  ],
  [
    "dates after the registration",
    "QQ19 VAN 15 May 2027\nQQ19 BIG due 30/11/26\nQQ23 EVV, 2027-05-15",
    [
      ["QQ19VAN", ""],
      ["QQ19BIG", ""],
      ["QQ23EVV", ""],
    ],
  ],
  [
    "a chat",
    "[28/11/2026, 09:14:02] Dave: QQ19 VAN\n28/11/2026, 09:15 - Steve: QQ19BIG",
    [
      ["QQ19VAN", "Dave"],
      ["QQ19BIG", "Steve"],
    ],
  ],
  [
    "registrations in one line",
    "QQ19VAN, QQ19BIG, QQ23EVV\nQQ20HGV and QQ18CMP",
    [
      ["QQ19VAN", ""],
      ["QQ19BIG", ""],
      ["QQ23EVV", ""],
      ["QQ20HGV", ""],
      ["QQ18CMP", ""],
    ],
  ],
  [
    "small letters, hyphens and full stops",
    "qq19van\nqq19-big\nqq23.evv",
    [
      ["QQ19VAN", ""],
      ["QQ19BIG", ""],
      ["QQ23EVV", ""],
    ],
  ],
  [
    "a sheet with empty rows and a total",
    "Reg\n\nQQ19 VAN\n\nQQ19 BIG\n\nTotal: 2",
    [["QQ19VAN", ""], ["QQ19BIG", ""], "Total: 2"],
  ],
  [
    "what nobody sees: a byte order mark, hard spaces and returns",
    "\uFEFFReg,Name\r\nQQ19\u00A0VAN,Dave\r\nQQ19\u00A0BIG,Steve\r\n",
    [
      ["QQ19VAN", "Dave"],
      ["QQ19BIG", "Steve"],
    ],
  ],
  [
    "columns of spaces",
    "QQ19 VAN      Ford Transit      Dave\nQQ19 BIG      VW Crafter        Steve",
    [
      ["QQ19VAN", "Ford Transit, Dave"],
      ["QQ19BIG", "VW Crafter, Steve"],
    ],
  ],
  [
    "numbered vans, one without a registration",
    "Van 1: QQ19 VAN\nVan 2: QQ19 BIG\nspare van, no reg yet",
    [["QQ19VAN", "Van 1"], ["QQ19BIG", "Van 2"], "spare van, no reg yet"],
  ],
  [
    "plates of all ages, with names",
    "A123 BCD\tTom\nABC 123D, Sue\nAXZ 2404 Belfast\nQ124 ABC\tkit van\nA123BCD the old one",
    [
      ["A123BCD", "Tom"],
      ["ABC123D", "Sue"],
      ["AXZ2404", "Belfast"],
      ["Q124ABC", "kit van"],
      ["A123BCD", "the old one"],
    ],
  ],
  ["a table of a page", "| Reg | Driver |\n|---|---|\n| QQ19 VAN | Dave |", [["QQ19VAN", "Dave"]]],
  [
    "depots between the vans",
    "Leeds depot:\nQQ19 VAN\n\nYork depot:\nQQ23 EVV",
    ["Leeds depot:", ["QQ19VAN", ""], "York depot:", ["QQ23EVV", ""]],
  ],
  [
    "models and codes that look like plates",
    "QQ19 VAN Transit T350 LWB\nQQ19 BIG\tE220 CDI\nQQ23 EVV, VW T6, LS1 4AP",
    [
      ["QQ19VAN", "Transit T350 LWB"],
      ["QQ19BIG", "E220 CDI"],
      ["QQ23EVV", "VW T6, LS1 4AP"],
    ],
  ],
  ["a plate in two columns", "QQ19\tVAN\tDave", [["QQ19VAN", "Dave"]]],
  [
    "private plates by the header's column only",
    "Plate,Name\nVAN 1,Van 2\nVAN 3,Dave",
    [
      ["VAN1", "Van 2"],
      ["VAN3", "Dave"],
    ],
  ],
  [
    "numbered vans without registrations, whose names have a plate's format",
    "Van 1, Leeds\nVan 2, York",
    ["Van 1, Leeds", "Van 2, York"],
  ],
  [
    "two vans and a word in a line, which is one too many",
    "QQ19 VAN swapped for QQ19 BIG",
    [["QQ19VAN+QQ19BIG", "swapped for"]],
  ],
  [
    "our own file",
    '\uFEFFLine,Van,Description,Failed test,State,Last day,Possible last days,Earliest date to keep your renewal date,Class,Certainty,Note\r\n1,QQ19 VAN,FORD TRANSIT White,,The MOT is in date,2027-05-15,,2027-04-16,7,likely,\r\n2,"=""MAR 12""",FORD,,,,,,4,likely,\r\n3,White Transit,,,The MOT is in date,2027-05-15,,2027-04-16,7,certain,\r\n',
    [
      ["QQ19VAN", ""],
      ['="MAR12"', ""],
      "3,White Transit,,,The MOT is in date,2027-05-15,,2027-04-16,7,certain,",
    ],
  ],
])("reads %s", (_, text, lines) => {
  expect(read(text)).toEqual(lines);
});

test("reads long and hostile lines in time that grows with their length", () => {
  const hostile = [
    "1".repeat(50_000),
    '"'.repeat(50_001),
    " , ".repeat(20_000),
    "A1 ".repeat(20_000),
  ];
  expect(parsePastedLines(hostile.join("\n"))).toHaveLength(hostile.length);
});
