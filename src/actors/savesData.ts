/** True when the visitor's browser is set to save data; false in browsers that do not report it. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
