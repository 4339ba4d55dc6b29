import href from "../styles/admin.css?url";

let loading: Promise<void> | undefined;

/**
 * Loads the style sheet of the admin pages, once. Resolves when it applies; throws when it cannot
 * be loaded.
 */
export function loadAdminStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error("the admin style sheet did not load"));
    };
    document.head.append(link);
  });
  return loading;
}
