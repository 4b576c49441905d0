import { assign, setup } from 'xstate';

/** What is known of a chosen file. `size`: bytes. */
export type Resume = Readonly<{ name: string; type: string; size: number }>;

/** The accepted kinds (SPECIFICATION 5): extension, and the type a browser gives it. */
export const RESUME_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A browser that does not know a file's type leaves it empty; then the extension decides. */
const isAccepted = ({ name, type }: Resume) => {
  const [extension = ''] = /\.[^.]+$/.exec(name.toLowerCase()) ?? [];
  const wanted = RESUME_TYPES[extension];
  return wanted !== undefined && (type === '' || type === wanted);
};

type ResumeChooserEvent = { type: 'file.picked'; file: Resume } | { type: 'file.cleared' };

/**
 * The choice of a résumé (SPECIFICATION 4, 'Resume chooser').
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
