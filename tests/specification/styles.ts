interface Rule {
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

/** The theme's custom properties; one that differs on wide screens has its value there. */
export const themeVariables: Rule['style'] = Object.assign(
  {},
  ...(await rulesOf('theme/theme.css.ts'))
    .filter(({ selector }) => selector === ':root')
    .map(({ style }) => style),
);

/** The values of a property in the matching rules, with the theme's variables resolved. */
export async function declared(module: string, selector: RegExp, property: string): Promise<string[]> {
  const rules = await rulesOf(module);
  return rules
    .filter((rule) => selector.test(rule.selector))
    .flatMap(({ style }) => style[property] ?? [])
    .map((value) => value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => themeVariables[name] ?? name));
}
