/**
 * Makes a click on a control with `data-service` choose that service in the page's form. The inline loader calls it, so
 * it works before the rest of the script is loaded.
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
