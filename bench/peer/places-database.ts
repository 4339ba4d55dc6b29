import { DatabaseSync } from "node:sqlite";
import type { PageLists } from "@vanfettle/core/location/location-row";
import { locationRows } from "../data/location-rows.ts";

const schema = `
  CREATE TABLE location (
    slug TEXT PRIMARY KEY, id TEXT, name TEXT, type TEXT, region TEXT, regionSlug TEXT, county TEXT, countySlug TEXT,
    postcode TEXT, latitude REAL, longitude REAL, population INTEGER, garageCount INTEGER, class7Count INTEGER,
    garageCountSource TEXT, garageCountYear INTEGER, servicing_content TEXT, mot_content TEXT, faq_content TEXT,
    centreName TEXT, centreSlug TEXT, updatedAt TEXT
  ) WITHOUT ROWID;
  CREATE TABLE child (parent TEXT, position INTEGER, id TEXT, name TEXT, slug TEXT, type TEXT, population INTEGER,
    PRIMARY KEY (parent, position)) WITHOUT ROWID;
  CREATE TABLE near (place TEXT, position INTEGER, name TEXT, slug TEXT, miles REAL,
    PRIMARY KEY (place, position)) WITHOUT ROWID;
  CREATE TABLE booking (key TEXT PRIMARY KEY, id TEXT, registration TEXT, postcode TEXT, serviceType TEXT,
    location TEXT, redirectUrl TEXT, createdAt TEXT) WITHOUT ROWID;
`;

/** Creates an SQLite database with the same locations in plain tables, indexed for their page. */
export function openPlacesDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; BEGIN");
  database.exec(schema);
  const insert = (table: string, columns: number) =>
    database.prepare(
      `INSERT OR IGNORE INTO ${table} VALUES (${Array.from({ length: columns }, () => "?").join(", ")})`,
    );
  const [location, child, near] = [insert("location", 22), insert("child", 7), insert("near", 5)];
  for (const each of locationRows()) {
    const { kind, row } = each;
    const { places, counties, nearby, county, countySlug, centre } = JSON.parse(
      row.page,
    ) as PageLists;
    const type = kind === "place" ? each.row.type : kind;
    const own = [
      row.canonicalSlug,
      row.id,
      row.name,
      type,
      row.region,
      row.regionSlug,
      county,
      countySlug,
    ];
    const where = [row.postcodeArea ?? null, row.latitude, row.longitude, row.population ?? null];
    const garages = [row.garageCount, row.class7Count, row.garageCountSource, row.garageCountYear];
    const texts = [null, null, null];
    location.run(
      ...own,
      ...where,
      ...garages,
      ...texts,
      centre?.name ?? null,
      centre?.slug ?? null,
      row.updatedAt,
    );
    for (const [i, { id, name, slug, type: kindOfPlace, population }] of places.entries()) {
      child.run(row.canonicalSlug, i, id, name, slug, kindOfPlace, population ?? null);
    }
    for (const [i, { id, name, slug, place_count }] of counties.entries()) {
      child.run(row.canonicalSlug, i, id, name, slug, "county", place_count);
    }
    for (const [i, { name, slug, miles }] of nearby.entries()) {
      near.run(row.canonicalSlug, i, name, slug, miles);
    }
  }
  database.exec("COMMIT");
  return database;
}
