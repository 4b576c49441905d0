import { Fragment } from 'react';
import { breakLine } from '../theme/breakLine.ts';
import { block, fitLines, line, measure, narrowLine, wideLine } from './FitBlock.css.ts';

interface FitBlockProps {
  /** The element that holds the words. */
  as: 'h1' | 'h2' | 'h3' | 'p';
  /** One to three lines of at most 24 characters each; read one after another they are a sentence. */
  lines: readonly string[];
  /** The same words with the breaks of small screens, which include every break of `lines`. */
  smallLines?: readonly string[];
  id?: string;
  className?: string;
}

const classesOf = (lines: readonly string[]): readonly string[] => {
  const classes = fitLines[lines.join('\n')];
  if (classes === undefined) {
    throw new Error(
      `The headline "${lines.join(' / ')}" is not fitted: add it to src/media/headlines.ts and run npm run headlines`,
    );
  }
  return classes;
};

/** One line of wide screens, as the lines that small screens break it into. */
function BrokenLine({
  line: wide,
  lines,
  classes,
}: {
  line: string;
  lines: readonly string[];
  classes: readonly string[];
}) {
  return breakLine(wide, lines).map((text, index) => (
    <span className={`${narrowLine} ${classes[index]}`} key={text}>
      {text}
    </span>
  ));
}

/**
 * A headline whose lines are all equally wide: each is stretched along the width axis of the typeface, by values that
 * `npm run headlines` computes. It needs no script, and nothing moves when the page has loaded.
 *
 * @throws when the headline has not been fitted; the message names the command
 */
export function FitBlock({ as: Tag, lines, smallLines, id, className = '' }: FitBlockProps) {
  const classes = classesOf(lines);
  const smallClasses = smallLines && classesOf(smallLines);
  let done = 0;
  const content = (wide: string) => {
    if (smallLines === undefined || smallClasses === undefined) return wide;
    const from = done;
    done += breakLine(wide, smallLines.slice(from)).length;
    return (
      <BrokenLine line={wide} lines={smallLines.slice(from, done)} classes={smallClasses.slice(from, done)} />
    );
  };
  return (
    <div className={`${measure} ${className}`}>
      <Tag className={block} id={id}>
        {lines.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' '}
            <span className={`${smallLines ? wideLine : line} ${classes[index]}`}>{content(text)}</span>
          </Fragment>
        ))}
      </Tag>
    </div>
  );
}
