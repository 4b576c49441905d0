import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Property {
  type: string;
  key?: { type: string; name?: string };
}
interface Path {
  node: Property & { properties?: readonly Property[] };
  parentPath: Path | null;
}

const isTypes = ({ type, key }: Property) => type === 'ObjectProperty' && key?.name === 'types';

/** Ignores `types` in XState's `setup`, which only the compiler reads, and a setup that has only `types`. */
const ignoreTypes = {
  shouldIgnore: (path: unknown): string | undefined => {
    const { node, parentPath } = path as Path;
    const isForCompiler =
      (parentPath && isTypes(parentPath.node)) || (node.properties?.length && node.properties.every(isTypes));
    return isForCompiler ? 'types are for the compiler' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'types', ignoreTypes)];
