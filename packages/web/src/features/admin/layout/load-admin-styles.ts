import href from "../styles/admin.css?url";

let loading: Promise<void> | undefined;

/** The operators' sheet, fetched once and in force when this resolves. Visitors' documents carry none of it. */
export function adminSheet(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error("the sheet did not load"));
    };
    document.head.append(link);
  });
  return loading;
}
