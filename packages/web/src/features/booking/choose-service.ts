/**
 * A control marked `data-service` chooses that service in the page's form. It works on the document itself, so it
 * answers before the page's script is live too.
 */
export function chooseServiceOnClick(): void {
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-service]") : null;
    const service = control?.dataset["service"];
    const choice = service && document.querySelector<HTMLInputElement>(`#book input[value="${service}"]`);
    if (!choice) return;
    choice.checked = true;
    choice.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
