/** The storage key of saved vans. A separate file spares the legal pages the code that reads the vans. */
export const savedVansKey = "vanfettle.vans";
