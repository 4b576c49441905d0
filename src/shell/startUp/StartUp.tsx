import { pathOf } from '../../actors/statePath.ts';
import { useStartUp } from './useStartUp.ts';

/** A flag for the inspector: invisible, and nothing on the page reads it. */
export function StartUp() {
  const [snapshot] = useStartUp();
  return <span hidden data-flag="start-up" data-state={pathOf(snapshot.value)} />;
}
