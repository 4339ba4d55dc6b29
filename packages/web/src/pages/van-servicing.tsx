// The same page at another address.
export { Component } from "./home.tsx";
