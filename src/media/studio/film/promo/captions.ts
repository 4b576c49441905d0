import type { Shot } from './shot.ts';
import { scheduleOf } from './zoom.ts';

const stamp = (second: number) => {
  const [minutes, rest] = [Math.floor(second / 60), second % 60];
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
};

/** Length at which a caption gets another line, in characters. */
const LINE = 42;

/** Breaks a text into lines of similar length. */
function wrapped(text: string): string {
  const count = Math.ceil(text.length / LINE);
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length / 2 > text.length / count) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

/** The captions as WebVTT: short descriptions of the shots. The full text is the transcript beside the film. */
export function captionsOf(shots: readonly Shot[]): string {
  const { starts, seconds } = scheduleOf(shots);
  const cues = shots.map(({ seen }, index) => {
    const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? seconds];
    const text = `${index === 0 ? '[No sound] ' : ''}${seen}`;
    return `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${wrapped(text)}`;
  });
  return `WEBVTT\n\nNOTE Written by src/media/studio/film/promo.ts. The film is silent: each caption says who is in the frame.\n\n${cues.join('\n\n')}\n`;
}
