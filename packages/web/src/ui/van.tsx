import { brandColours } from "@vanfettle/contract/site";
import "./van.css";

const { ink, plate } = brandColours;

/** Draws a panel van as inline SVG, which does not need a request or cause a layout shift. */
export const Van = () => (
  <svg className="van" viewBox="0 0 580 214" aria-hidden="true">
    <path className="van-wind" d="M2 86h44M18 116h28M0 146h46" />
    <ellipse cx="318" cy="207" rx="250" ry="6" fill="#06142a" />
    <path
      d="M66 52c0-13 9-22 22-22h266c13 0 22 4 30 13l52 58 76 17c20 5 30 16 30 36v30c0 6-4 10-10 10H76c-6 0-10-4-10-10z"
      fill="#fff"
    />
    <path d="M66 148h471c4 6 5 10 5 16v20c0 6-4 10-10 10H76c-6 0-10-4-10-10z" fill="#dfe8f5" />
    <path d="M66 142h468l5 12H66z" fill={plate} />
    <path
      d="M350 48h8c8 0 13 2 18 8l40 46c2 3 1 5-2 5h-64a6 6 0 0 1-6-6V54a6 6 0 0 1 6-6z"
      fill="#123057"
    />
    <path d="M372 58l42 48h-19l-36-44z" fill="#fff" opacity=".14" />
    <path d="M332 40v150M196 40v150M66 40v150" fill="none" stroke="#c3d1e6" strokeWidth="2.5" />
    <rect x="344" y="118" width="24" height="6" rx="3" fill="#8ea3c0" />
    <rect x="298" y="118" width="24" height="6" rx="3" fill="#8ea3c0" />
    <rect x="424" y="90" width="12" height="26" rx="6" fill="#1d4273" />
    <circle cx="131" cy="90" r="31" fill={ink} />
    <path
      className="van-badge"
      d="M20.3 6.3l-3.1 3.1-2.6-.7-.7-2.6 3.1-3.1a5 5 0 0 0-6.5 6.4L3.6 16.3a2.8 2.8 0 0 0 4 4l6.9-6.9a5 5 0 0 0 5.8-7.1z"
      transform="translate(109 67.5) scale(1.85)"
    />
    <path d="M510 126c14 4 24 12 28 24h-22c-7 0-11-5-10-11z" fill="#ffe9ab" />
    <path d="M66 108h8v26h-8z" fill="#d8453c" />
    <rect x="56" y="180" width="496" height="16" rx="8" fill="#24476f" />
    <rect
      x="492"
      y="170"
      width="48"
      height="15"
      rx="3"
      fill="#fff"
      stroke={ink}
      strokeWidth="1.5"
    />
    {[150, 448].map((x) => (
      <g key={x}>
        <path d={`M${x - 45} 194a45 45 0 0 1 90 0z`} fill={ink} />
        <circle cx={x} cy="182" r="30" fill="#17263d" />
        <circle cx={x} cy="182" r="17" fill="#c3d1e6" />
        <circle cx={x} cy="182" r="6" fill="#17263d" />
      </g>
    ))}
  </svg>
);
