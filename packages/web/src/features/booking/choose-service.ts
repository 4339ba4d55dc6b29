/**
 * Selects a service on a click of `data-service`. The inline loader calls it, before other scripts
 * load.
 */
export function chooseServiceOnClick(): void {
  document.addEventListener("click", (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-service]") : null;
    const service = control?.dataset["service"];
    const choice =
      service && document.querySelector<HTMLInputElement>(`#book input[value="${service}"]`);
    if (!choice) return;
    choice.checked = true;
    choice.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
