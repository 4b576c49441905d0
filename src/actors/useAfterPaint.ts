import { useCallback, useEffect, useRef } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * What a press leads to when it takes longer than the sight of the press may wait.
 *
 * @returns `afterPaint`, which keeps the order, and does nothing more once the component is gone
 */
export function useAfterPaint(): (act: () => void) => void {
  const waiting = useRef(new Set<() => void>());
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const callOff of current) callOff();
    };
  }, []);
  return useCallback((act) => {
    const callOff = afterPaint(() => {
      waiting.current.delete(callOff);
      act();
    });
    waiting.current.add(callOff);
  }, []);
}
