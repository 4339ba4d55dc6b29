/** Where saved vans are stored. It is apart from the code that reads them, so that the legal pages do not load that. */
export const savedVansKey = "vanfettle.vans";
