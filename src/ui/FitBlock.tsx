import { Fragment } from 'react';
import { block, fitLines, line, measure, narrowLine, wideLine } from './FitBlock.css.ts';

interface FitBlockProps {
  /** The element that holds the words. */
  as: 'h1' | 'h2' | 'h3' | 'p';
  /** One to three lines of at most 24 characters each; read one after another they are a sentence. */
  lines: readonly string[];
  /** Where small screens break the same words; every break of `lines` has to be one of theirs. */
  smallLines?: readonly string[];
  id?: string;
  className?: string;
}

const classesOf = (lines: readonly string[]): readonly string[] => {
  const classes = fitLines[lines.join('\n')];
  if (classes === undefined) {
    throw new Error(
      `The headline "${lines.join(' / ')}" is not fitted: add it to src/media/headlines.ts and run node src/media/fitBlocks.ts`,
    );
  }
  return classes;
};

/** Lines with the space between them that makes them read as one sentence. */
function Lines({ lines, classes }: { lines: readonly string[]; classes: readonly string[] }) {
  return lines.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      <span className={classes[index]}>{text}</span>
    </Fragment>
  ));
}

/** The small lines that one wide line breaks into, and the index of the first of them. */
function partsOf(wide: string, from: number, smallLines: readonly string[]) {
  const parts: string[] = [];
  while (parts.join(' ').length < wide.length && from + parts.length < smallLines.length) {
    parts.push(smallLines[from + parts.length] ?? '');
  }
  if (parts.join(' ') !== wide) {
    throw new Error(`The small lines "${smallLines.join(' / ')}" do not break the line "${wide}".`);
  }
  return parts;
}

/**
 * A headline built like a wall: all of its lines are set to one measure by the width axis of the typeface.
 * Works without a script, and nothing moves when the page has loaded.
 *
 * @throws when the headline has not been fitted; the message says what to run
 */
export function FitBlock({ as: Tag, lines, smallLines, id, className = '' }: FitBlockProps) {
  const classes = classesOf(lines);
  const small = smallLines && classesOf(smallLines);
  let used = 0;
  return (
    <div className={`${measure} ${className}`}>
      <Tag className={block} id={id}>
        {smallLines === undefined || small === undefined ? (
          <Lines lines={lines} classes={classes.map((name) => `${line} ${name}`)} />
        ) : (
          lines.map((text, index) => {
            const from = used;
            const parts = partsOf(text, from, smallLines);
            used += parts.length;
            return (
              <Fragment key={text}>
                {index > 0 && ' '}
                <span className={`${wideLine} ${classes[index]}`}>
                  <Lines
                    lines={parts}
                    classes={parts.map((_, part) => `${narrowLine} ${small[from + part]}`)}
                  />
                </span>
              </Fragment>
            );
          })
        )}
      </Tag>
    </div>
  );
}
