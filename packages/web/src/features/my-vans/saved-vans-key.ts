/** The storage key of saved vans, apart from the code that reads them, which the legal pages do not load. */
export const savedVansKey = "vanfettle.vans";
