const steps = [
  "We save your request. It is not a booking yet.",
  "You complete the booking on our partner's site.",
  "Agree the work and the price with the garage before it starts.",
];

/** The steps after the form is sent, and who does them. */
export const NextSteps = () => (
  <section className="next-steps" aria-labelledby="next-steps">
    <h2 className="facts-title" id="next-steps">
      What happens next
    </h2>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
