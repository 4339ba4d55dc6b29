/** The id of the section that requests quotes for several vans, to which pages link. */
export const requestsId = "requests";
