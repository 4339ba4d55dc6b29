// A module of its own, so that React's code runs when the chunk of React is loaded, and not later
// with the rest of the application.
export { createRoot, hydrateRoot } from "react-dom/client";
