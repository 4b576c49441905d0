import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Path {
  node: { type: string; key?: { type: string; name?: string }; value?: unknown };
  parentPath: Path | null;
}

/** What XState's `setup` is told as `types` is for the compiler alone: at run time nothing reads it. */
const ignoreTypes = {
  shouldIgnore: (path: unknown): string | undefined => {
    const { parentPath } = path as Path;
    const isTypes = parentPath?.node.type === 'ObjectProperty' && parentPath.node.key?.name === 'types';
    return isTypes ? 'types are for the compiler' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'types', ignoreTypes)];
