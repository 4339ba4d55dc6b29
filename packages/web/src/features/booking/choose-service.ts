/**
 * Selects a service in the page's form when a control with `data-service` is clicked. The inline loader calls this
 * function, so it works before the other scripts load.
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
