import type { Page } from '@playwright/test';

/** A node of the accessibility tree, as a screen reader gets it. */
interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  properties: Readonly<Record<string, unknown>>;
}

/** The page's accessibility tree, in reading order, without ignored nodes. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  return inOrder(nodes.find(({ parentId }) => parentId === undefined)?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
      properties: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    }));
}
