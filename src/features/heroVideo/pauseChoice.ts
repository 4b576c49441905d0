/** The localStorage key of the visitor's last choice. */
const KEY = 'film';
const PAUSED = 'paused';

/** The last choice of this visit, where storage is refused. */
let unstored: boolean | undefined;

/** True when the visitor paused the film, on this visit or on an earlier one. */
export function wasPaused(): boolean {
  try {
    return unstored ?? localStorage.getItem(KEY) === PAUSED;
  } catch {
    return false;
  }
}

/** Stores the visitor's choice for the next visit, unless storage is refused. */
export function rememberPaused(isPaused: boolean): void {
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
    unstored = undefined;
  } catch {
    unstored = isPaused;
  }
}
