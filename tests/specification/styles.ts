export interface Rule {
  selector: string;
  /** Its declarations, by property. */
  style: Readonly<Record<string, string>>;
}

/** The rules of a style sheet, whatever they are nested in. */
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

/** The rules that a module of styles writes: `ui/Modal.css.ts`. */
export async function rulesOf(module: string): Promise<Rule[]> {
  const file = `../../src/${module}`;
  // The module makes the style sheet.
  await import(/* @vite-ignore */ file);
  const sheet: { default: string } = await import(/* @vite-ignore */ `${file}.vanilla.css?inline`);
  return rulesIn(sheet.default);
}
