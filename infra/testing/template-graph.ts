export interface TemplateGraph {
  Resources: Record<string, { DependsOn?: string | string[] }>;
}

/**
 * Returns a function that finds all resources that CloudFormation creates or updates before a given
 * resource: the resources in its `DependsOn`, `Ref` or `Fn::GetAtt`, recursively.
 */
export function dependencies({ Resources }: TemplateGraph): (logicalId: string) => Set<string> {
  const named = (id: string): string[] => {
    const text = JSON.stringify(Resources[id] ?? {});
    const references = [...text.matchAll(/"(?:Ref":"|Fn::GetAtt":\["|Fn::Sub":"[^"]*\$\{)(\w+)/g)];
    const explicit = [Resources[id]?.DependsOn ?? []].flat();
    return [...references.map(([, name = ""]) => name), ...explicit].filter(
      (name) => Resources[name] !== undefined,
    );
  };
  return (logicalId) => {
    const found = new Set<string>();
    const visit = (id: string): void => {
      for (const name of named(id)) {
        if (found.has(name)) continue;
        found.add(name);
        visit(name);
      }
    };
    visit(logicalId);
    return found;
  };
}
