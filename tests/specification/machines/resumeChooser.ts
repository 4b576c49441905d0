import type { MachineRules } from '../format.ts';

const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 4_096 };
const doc = { name: 'cv.doc', type: 'application/msword', size: 1 };
const docx = { name: 'cv.docx', type: 'application/zip', size: 1 };
/** The browser's description of a file whose type the system does not know. */
const untyped = { name: 'Asha Verma.PDF', type: 'application/octet-stream', size: 4_096 };
const picture = { name: 'portrait.png', type: 'application/pdf', size: 4_096 };
const program = { name: 'cv.pdf.exe', type: 'application/pdf', size: 4_096 };
const bare = { name: 'cvpdf', type: 'application/pdf', size: 4_096 };
const page = { name: 'cv.docm', type: 'application/msword', size: 4_096 };

const picked = (file: typeof pdf) => ({ type: 'file.picked', file });

const taken = [pdf, doc, docx, untyped].map(
  (file) => [picked(file), 'chosen', { does: [['keepFile', { file }]] }] as const,
);
const rejected = [picture, program, bare, page].map(
  (file) => [picked(file), 'refused', { does: ['dropFile'] }] as const,
);

export const resumeChooser: MachineRules = {
  rules: ['CAREER-10', 'CAREER-11'],
  start: 'empty',
  states: [
    { in: 'empty', by: [], on: [...taken, ...rejected], ignores: ['file.cleared'] },
    {
      in: 'chosen',
      by: [picked(pdf)],
      on: [...taken, ...rejected, ['file.cleared', 'empty', { does: ['dropFile'] }]],
    },
    {
      in: 'refused',
      by: [picked(picture)],
      on: [...taken, ...rejected],
      ignores: ['file.cleared'],
    },
  ],
};
