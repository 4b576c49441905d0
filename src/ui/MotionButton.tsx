import { square } from './MotionButton.css.ts';
import { PlainButton } from './PlainButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MotionButtonProps {
  /** Name of the moving element: 'the film' makes 'Pause the film' and 'Play the film'. */
  name: string;
  /** True while it runs, so that a press pauses it. */
  isRunning: boolean;
  onPress: () => void;
  className?: string;
}

/** The pause control of something that moves by itself (MOTION-9). Its name is the action of a press. */
export function MotionButton({ name, isRunning, onPress, className = '' }: MotionButtonProps) {
  return (
    <PlainButton className={`${square} ${className}`} onClick={onPress}>
      <VisuallyHidden>{`${isRunning ? 'Pause' : 'Play'} ${name}`}</VisuallyHidden>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" fill="currentColor">
        <path d={isRunning ? 'M3 1h4v16H3zM11 1h4v16h-4z' : 'M3 1l14 8-14 8z'} />
      </svg>
    </PlainButton>
  );
}
