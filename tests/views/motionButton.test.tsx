import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MotionButton } from '../../src/ui/MotionButton.tsx';

test.each([
  [true, 'Pause the film', 'two bars', 2],
  [false, 'Play the film', 'a triangle', 1],
])(
  'the control of something that runs (%s) is called %s and shows %s (MOTION-9)',
  (isRunning, name, _, shapes) => {
    render(<MotionButton name="the film" isRunning={isRunning} onPress={() => {}} />);
    const icon = screen.getByRole('button', { name }).querySelector('path')?.getAttribute('d');
    expect(icon?.match(/z/g)).toHaveLength(shapes);
  },
);
