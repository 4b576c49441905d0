import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resumeChooserMachine } from '../../machines/resumeChooser.machine.ts';

/** The state after a file of this name and type was picked. */
function pick(name: string, type: string) {
  const actor = createActor(resumeChooserMachine).start();
  actor.send({ type: 'file.picked', file: { name, type, size: 1 } });
  return actor.getSnapshot().value;
}

test.each([
  ['cv.pdf', 'application/pdf'],
  ['cv.pdf', 'application/octet-stream'],
  ['cv.pdf', 'application/x-download'],
  ['cv.doc', 'application/octet-stream'],
  ['cv.docx', 'application/zip'],
  ['CV.PDF', ''],
  ['Asha Verma (final) v2.DocX', 'text/plain'],
])('%s is taken, though the browser reports %j (CAREER-10)', (name, type) => {
  expect(pick(name, type)).toBe('chosen');
});

test.each([
  ['cv.png', 'application/pdf'],
  ['cv', 'application/pdf'],
  ['cv.pdf.exe', 'application/pdf'],
  ['cvpdf', 'application/pdf'],
  ['cv.dot', 'application/msword'],
])('%s is refused, though the browser reports %j (CAREER-10)', (name, type) => {
  expect(pick(name, type)).toBe('refused');
});
