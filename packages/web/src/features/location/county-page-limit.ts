/** The number of places that a county page shows outside its disclosure. */
export const countyPagePlaceLimit = 20;
