/**
 * Highlights the active states of a drawn chart and flashes transitions. On the elements themselves: to render hundreds
 * of them at every event would take the time of the page in the frame.
 *
 * @param active ids of states
 * @param flashing names of transitions
 */
export function highlight(chart: Element, active: ReadonlySet<string>, flashing: ReadonlySet<string>): void {
  for (const state of chart.querySelectorAll('[data-state]'))
    state.toggleAttribute('data-active', active.has(state.getAttribute('data-state') ?? ''));
  for (const line of chart.querySelectorAll('[data-transition]'))
    line.toggleAttribute('data-flashing', flashing.has(line.getAttribute('data-transition') ?? ''));
  for (const arrow of chart.querySelectorAll('[data-source]'))
    arrow.toggleAttribute('data-flashing', arrow.querySelector('text[data-flashing]') !== null);
}
