export const placeTypes = ["city", "town", "village", "london-borough", "london-district", "district"] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A line of data/gazetteer/places.json. Locations name each other by slug; ids are derived from slugs on loading. */
export interface PlaceRow {
  canonicalSlug: string;
  name: string;
  slug: string;
  county: string;
  type: PlaceType;
  centre: string | null;
  isCentre: boolean;
  isCore: boolean;
  latitude: number;
  longitude: number;
  population: number | null;
  postcodeArea: string | null;
  localGovernmentArea: string;
  nutsRegion: string;
  garageCount: number;
  class7Count: number;
  originalId: number | null;
}

interface AreaRow {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  garageCount: number;
  class7Count: number;
}

export interface CountyRow extends AreaRow {
  region: string;
}

export interface RegionRow extends AreaRow {
  nutsRegion: string;
}

export interface GazetteerRows {
  regions: RegionRow[];
  counties: CountyRow[];
  places: PlaceRow[];
}
