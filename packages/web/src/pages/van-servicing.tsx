// The home page at another address.
export { Component } from "./home.tsx";
