import type { ComponentProps } from "react";

interface TitledFormProps extends ComponentProps<"form"> {
  title: string;
  titleId: string;
}

/** The box with the fields of a form, which is named by its title. */
export const TitledForm = ({
  title,
  titleId,
  className = "booking",
  children,
  ...props
}: TitledFormProps) => (
  <form className={className} aria-labelledby={titleId} {...props}>
    <h2 className="booking-title" id={titleId}>
      {title}
    </h2>
    <div className="booking-fields">{children}</div>
  </form>
);
