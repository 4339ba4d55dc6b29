import { brandColours } from "@vanfettle/contract/site";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";

const { ink, plate } = brandColours;

/**
 * Draws a van from its left side with an open front door and bonnet, and the possible positions of
 * its plate.
 */
function PlaceDrawing() {
  return (
    <svg
      viewBox="0 0 360 190"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
      role="img"
      aria-labelledby="places-title places-text"
    >
      <title id="places-title">Where the plate may be on a van</title>
      <desc id="places-text">
        A van with an open front door and an open bonnet. The number 1 is on the door pillar, the
        number 2 under the bonnet.
      </desc>
      <path
        d="M20 46c0-8 6-14 14-14h150c12 0 20 4 27 12l38 46 58 10c14 3 21 12 21 24v26H20z"
        fill="#fff"
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M249 90l66-52" fill="none" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M160 46h26c8 0 13 3 17 8l28 36v54h-71z"
        fill="#e8effc"
        stroke={ink}
        strokeWidth="2"
      />
      <path d="M160 46l-40 12v100l40-14z" fill="#bcd0ee" stroke={ink} strokeWidth="2" />
      {[84, 272].map((x) => (
        <g key={x}>
          <circle cx={x} cy="152" r="24" fill={ink} />
          <circle cx={x} cy="152" r="11" fill="#d8e0eb" />
        </g>
      ))}
      {[
        { number: 1, x: 166, y: 112 },
        { number: 2, x: 290, y: 96 },
      ].map(({ number, x, y }) => (
        <g key={number}>
          <circle cx={x} cy={y} r="15" fill={plate} stroke={ink} strokeWidth="2" />
          <text x={x} y={y + 6} textAnchor="middle" fontSize="17" fontWeight="700" fill={ink}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Draws a plate with four sample weights, the first circled. */
function PlateDrawing() {
  return (
    <svg
      viewBox="0 0 360 190"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
      role="img"
      aria-labelledby="plate-title plate-text"
    >
      <title id="plate-title">Which weight on the plate counts</title>
      <desc id="plate-text">
        A maker's plate with four weights below the number of the vehicle. The first, ringed here,
        is the gross weight. The second is for the van with its trailer, the others are for each
        axle.
      </desc>
      <rect
        x="40"
        y="10"
        width="280"
        height="170"
        rx="10"
        fill="#f4f7fb"
        stroke={ink}
        strokeWidth="3"
      />
      <g fill="#33445c" fontSize="17">
        <text x="64" y="40">
          Number of the vehicle
        </text>
        <text x="96" y="76" fontWeight="700" fill={ink}>
          3500 kg
        </text>
        <text x="96" y="106">
          6000 kg
        </text>
        <text x="64" y="136">
          1 – 1850 kg
        </text>
        <text x="64" y="164">
          2 – 2250 kg
        </text>
      </g>
      <rect
        x="84"
        y="54"
        width="92"
        height="31"
        rx="15"
        fill="none"
        stroke="#b3261e"
        strokeWidth="4"
      />
      <text x="188" y="76" fontSize="17" fontWeight="700" fill={ink}>
        gross weight
      </text>
    </svg>
  );
}

/** Explains in drawings and words where to find the plate and the relevant weight. */
export function PlateGuide() {
  return (
    <>
      <div>
        <PlaceDrawing />
        <ol className="prose mt-3">
          <li>
            <strong className="text-ink">1. On a door pillar</strong>: open the driver's or the
            passenger's door and look at the frame around it.
          </li>
          <li>
            <strong className="text-ink">2. Under the bonnet</strong>: look along the front edge and
            at the panel behind the engine.
          </li>
        </ol>
      </div>
      <div>
        <PlateDrawing />
        <p className="mt-3">
          The first of its weights is the gross weight: the most the van may weigh with its load.{" "}
          {vehicleLaw.ministryPlate} A Ministry plate is usually in the cab.
        </p>
      </div>
    </>
  );
}
