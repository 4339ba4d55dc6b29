/**
 * The number of places, the largest, that a county page shows: on the servicing page outside its
 * disclosure.
 */
export const countyPagePlaceLimit = 20;
