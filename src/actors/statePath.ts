import type { StateValue } from 'xstate';

/**
 * A state value as one word for `data-state`: `{ submitting: 'contactUs' }` is `submitting.contactUs`.
 * Parallel regions stand side by side, separated by a space.
 */
export const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, inner]) => (inner === undefined ? state : `${state}.${pathOf(inner)}`))
        .join(' ');
