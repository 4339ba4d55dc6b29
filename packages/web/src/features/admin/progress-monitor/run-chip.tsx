import { AdminIcon } from "../layout/admin-icon.tsx";

export function RunChip({ isRunning }: { isRunning: boolean }) {
  return (
    <span className={isRunning ? "chip chip-running" : "chip"}>
      <AdminIcon name={isRunning ? "running" : "remaining"} />
      {isRunning ? "Running" : "Idle"}
    </span>
  );
}
