/** Whether the visitor's browser was asked to save data. Not every browser tells: then nothing is to be saved. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
