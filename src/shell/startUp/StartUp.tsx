import { useStartUp } from './useStartUp.ts';

/** A flag for the inspector: invisible, and nothing on the page reads it. */
export const StartUp = () => <span hidden data-flag="start-up" data-state={useStartUp()} />;
