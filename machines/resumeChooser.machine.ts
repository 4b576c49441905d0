import { assign, setup } from 'xstate';

/** A chosen file. `size`: bytes. */
export type Resume = Readonly<{ name: string; type: string; size: number }>;

/** The extensions of accepted files (CAREER-10). */
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

/** The type a browser reports depends on the visitor's system, so the extension alone decides (CAREER-10). */
const isAccepted = ({ name }: Resume) =>
  RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));

type ResumeChooserEvent = { type: 'file.picked'; file: Resume } | { type: 'file.cleared' };

/**
 * The choice of a résumé (CAREER-11).
 *
 *     empty ⇄ chosen, refused
 */
export const resumeChooserMachine = setup({
  types: { context: {} as { file: Resume | null }, events: {} as ResumeChooserEvent },
  actions: {
    keepFile: assign({ file: (_, { file }: { file: Resume }) => file }),
    dropFile: assign({ file: null }),
    /** Takes the file out of the form's own field. Provided by the view. */
    emptyField: () => {},
  },
  guards: { isAccepted: (_, { file }: { file: Resume }) => isAccepted(file) },
}).createMachine({
  id: 'resumeChooser',
  context: { file: null },
  initial: 'empty',
  on: {
    'file.picked': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event },
        target: '.chosen',
        actions: { type: 'keepFile', params: ({ event }) => event },
      },
      { target: '.refused', actions: ['dropFile', 'emptyField'] },
    ],
  },
  states: {
    empty: {
      description: "'No file chosen'.",
    },
    chosen: {
      description: "The file's name is shown, with an X that clears it.",
      on: { 'file.cleared': { target: 'empty', actions: ['dropFile', 'emptyField'] } },
    },
    refused: {
      description: 'The file was of another kind; a message says which kinds are taken.',
    },
  },
});
