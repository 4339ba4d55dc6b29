/**
 * The storage key of saved vans. It has a separate file because the legal pages do not load the code that reads the
 * vans.
 */
export const savedVansKey = "vanfettle.vans";
