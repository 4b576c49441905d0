import type { MachineRules } from '../format.ts';

const file = (name: string, type: string, size = 4_096) => ({ name, type, size });
const picked = (given: ReturnType<typeof file>) => ({ type: 'file.picked', file: given });

const pdf = file('cv.pdf', 'application/pdf');
const picture = file('portrait.png', 'application/pdf');

/** The end of the name decides, not the type that the browser reports, nor the size. */
const taken = [
  pdf,
  file('cv.pdf', 'application/x-download'),
  file('CV.PDF', ''),
  file('Asha Verma.PDF', 'application/octet-stream'),
  file('cv.doc', 'application/octet-stream', 20_000_000),
  file('cv.docx', 'application/zip', 1),
  file('Asha Verma (final) v2.DocX', 'text/plain'),
].map((kept) => [picked(kept), 'chosen', { does: [['attachFile', { file: kept }]] }] as const);

const rejected = [
  picture,
  file('cv', 'application/pdf'),
  file('cvpdf', 'application/pdf'),
  file('cv.pdf.exe', 'application/pdf'),
  file('cv.dot', 'application/msword'),
  file('cv.docm', 'application/msword'),
].map((refused) => [picked(refused), 'refused', { does: ['detachFile'] }] as const);

/** CAREER-10, CAREER-11 */
export const resumeChooser: MachineRules = {
  start: 'empty',
  states: [
    { in: 'empty', by: [], on: [...taken, ...rejected] },
    {
      in: 'chosen',
      by: [picked(pdf)],
      on: [...taken, ...rejected, ['file.cleared', 'empty', { does: ['detachFile'] }]],
    },
    { in: 'refused', by: [picked(picture)], on: [...taken, ...rejected] },
  ],
};
