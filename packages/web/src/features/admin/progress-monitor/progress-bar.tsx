interface ProgressBarProps {
  /** Null where a part is under way and nobody knows how far. */
  percent: number | null;
  labelledBy: string;
  tone: "brand" | "go" | "danger";
  /** In words, where a percentage says too little. */
  text?: string;
}

export function ProgressBar({ percent, labelledBy, tone, text }: ProgressBarProps) {
  return (
    <div
      className={`bar bar-${tone}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not draw a progress element alike
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? undefined : text}
    >
      <div
        className={percent === null ? "bar-sweep" : "bar-fill"}
        style={percent === null ? {} : { width: `${percent}%` }}
      />
    </div>
  );
}
