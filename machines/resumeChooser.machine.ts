import { setup } from 'xstate';

/** A chosen file. `size`: bytes. */
export type Resume = Readonly<{ name: string; type: string; size: number }>;

/** The extensions of accepted files (CAREER-10). */
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

type ResumeChooserEvent = { type: 'file.picked'; file: Resume } | { type: 'file.cleared' };

/**
 * The choice of a résumé (CAREER-11). The form's machine, `careerApplication`, keeps the file.
 *
 *     empty ⇄ chosen, refused
 */
export const resumeChooserMachine = setup({
  types: { events: {} as ResumeChooserEvent },
  actions: {
    /** Gives the file to the form. */
    attachFile: (_, _picked: { file: Resume }) => {},
    /** Takes the file from the form, and out of the form's own field. */
    detachFile: () => {},
  },
  guards: {
    /** The type a browser reports depends on the visitor's system, so the extension alone decides (CAREER-10). */
    isAccepted: (_, { file: { name } }: { file: Resume }) =>
      RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)),
  },
}).createMachine({
  id: 'resumeChooser',
  initial: 'empty',
  on: {
    'file.picked': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event },
        target: '.chosen',
        actions: { type: 'attachFile', params: ({ event }) => event },
      },
      { target: '.refused', actions: 'detachFile' },
    ],
  },
  states: {
    empty: {
      description: "The control says 'No file chosen'.",
    },
    chosen: {
      description: "The file's name is shown, with an X that clears it.",
      on: { 'file.cleared': { target: 'empty', actions: 'detachFile' } },
    },
    refused: {
      description: 'The file was of another kind; a message says which kinds are taken.',
    },
  },
});
