/** Where the visitor's last choice about the film is kept. */
const KEY = 'film';
const PAUSED = 'paused';

/** The last choice where storage is refused: it holds for this visit. */
let unstored: boolean | undefined;

/** Whether the visitor paused the film, on this visit or, where storage is not refused, on an earlier one. */
export function wasPaused(): boolean {
  try {
    return unstored ?? localStorage.getItem(KEY) === PAUSED;
  } catch {
    return false;
  }
}

/** Keeps the visitor's choice for the next visit, where storage lets it. */
export function rememberPaused(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
    unstored = undefined;
  } catch {
    unstored = isPaused;
  }
}
