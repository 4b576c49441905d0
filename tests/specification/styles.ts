export interface Rule {
  selector: string;
  /** Its declarations, by property. */
  style: Readonly<Record<string, string>>;
}

/** The rules of a style sheet, at any depth of nesting. */
function rulesIn(styles: string): Rule[] {
  return [...styles.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    style: Object.fromEntries(
      [...body.matchAll(/([\w-]+):([^;]+);/g)].map(([, property = '', value = '']) => [
        property,
        value.trim(),
      ]),
    ),
  }));
}

/** The rules of a style module such as `ui/Modal.css.ts`. */
export async function rulesOf(module: string): Promise<Rule[]> {
  const file = `../../src/${module}`;
  // The import generates the style sheet.
  await import(/* @vite-ignore */ file);
  const sheet: { default: string } = await import(/* @vite-ignore */ `${file}.vanilla.css?inline`);
  return rulesIn(sheet.default);
}
