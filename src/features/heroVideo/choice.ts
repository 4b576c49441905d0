/** Where the visitor's last choice about the film is kept. */
const KEY = 'film';
const PAUSED = 'paused';

/** Whether the visitor paused the film, on this visit or an earlier one. Where storage is refused, nobody knows. */
export function wasPaused(): boolean {
  try {
    return localStorage.getItem(KEY) === PAUSED;
  } catch {
    return false;
  }
}

/** Keeps the visitor's choice for the next visit, where storage lets it. */
export function rememberPaused(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: the choice holds for this page.
  }
}
