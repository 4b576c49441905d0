import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names custom properties after their keys: `--size-row-title`. */
export const named = (prefix: string) => (_value: string | null, path: string[]) =>
  [prefix, ...path.map(kebab)].filter(Boolean).join('-');

/** Custom properties of the whole site. */
export function tokens<Name extends string>(prefix: string, values: Record<Name, string>) {
  const contract = createGlobalThemeContract<Record<string, string>>(values, named(prefix));
  createGlobalTheme(':root', contract, values);
  return contract as Record<Name, `var(--${string})`>;
}
