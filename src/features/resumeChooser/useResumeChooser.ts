import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import { type Resume, resumeChooserMachine } from '../../../machines/resumeChooser.machine.ts';
import { inspection } from '../../inspection.ts';

/**
 * Runs the `resumeChooser` machine with a file field.
 *
 * @param field the file field, once it is on the page
 * @param onChange called with the chosen file, or null
 * @returns also `read`, for a changed field, and `reads`, how often it was read
 */
export function useResumeChooser(
  field: RefObject<HTMLInputElement | null>,
  onChange: (cv: Resume | null) => void,
) {
  const [machine] = useState(() =>
    resumeChooserMachine.provide({
      actions: {
        attachFile: (_, { file }) => onChange(file),
        detachFile: () => {
          onChange(null);
          if (field.current) field.current.value = '';
        },
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, inspection);
  const [reads, countRead] = useReducer((count: number) => count + 1, 0);

  /** Sends the chosen file, or an event that the field was cleared. */
  const read = () => {
    countRead();
    const file = field.current?.files?.[0];
    if (file) send({ type: 'file.picked', file: { name: file.name, type: file.type, size: file.size } });
    else send({ type: 'file.cleared' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a file chosen before hydration
  useEffect(() => {
    if (field.current?.files?.length) read();
  }, []);

  return [snapshot, send, { read, reads }] as const;
}
