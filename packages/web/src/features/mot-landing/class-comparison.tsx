import { class4, class7, type ClassLaw } from "@vanfettle/vans/law/law-classes";
import { northernIrishLaw } from "@vanfettle/vans/law/law-northern-ireland";
import { britishLaw } from "@vanfettle/vans/law/law-sentences";
import { vehicleLaw } from "@vanfettle/vans/law/law-vehicles";
import "./class-comparison.css";
import { DvaLinks } from "../location/dva-links.tsx";

const ClassCard = ({
  motClass,
  examples,
  note,
}: {
  motClass: ClassLaw;
  examples: string;
  note?: string;
}) => (
  <li className="card class-card">
    <h3>{motClass.name}</h3>
    <p>
      <strong>{motClass.vans}.</strong> {examples}.
    </p>
    <p>
      Legal maximum fee: <strong>{motClass.maximumFee}</strong>
    </p>
    {note && <p>{note}</p>}
  </li>
);

const inNorthernIreland = [
  northernIrishLaw.testedAt,
  `${northernIrishLaw.firstTest} ${northernIrishLaw.fee}`,
];

export const ClassComparison = () => (
  <>
    <ul className="class-cards">
      <ClassCard
        motClass={class4}
        examples="Small and most medium vans, and car-derived vans"
        note={`${vehicleLaw.motorCaravan} ${vehicleLaw.dualPurposeClass}`}
      />
      <ClassCard
        motClass={class7}
        examples="Most large panel vans, Lutons, dropsides and tippers"
        note={britishLaw.zeroEmission}
      />
      <li className="card class-card bg-plate-tint">
        <h3>Northern Ireland works differently</h3>
        <div>
          {inNorthernIreland.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <DvaLinks />
      </li>
    </ul>
  </>
);
