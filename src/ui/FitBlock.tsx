import { Fragment } from 'react';
import { isBroken, partsOf, smallLines, wholeLines } from '../theme/lineBreaks.ts';
import { block, fitLines, line, measure, narrowLine, wideLine } from './FitBlock.css.ts';

interface FitBlockProps {
  /** The element that holds the words. */
  as: 'h1' | 'h2' | 'h3' | 'p';
  /** As in `media/headlines.ts`; read one after another they are a sentence. */
  lines: readonly string[];
  id?: string;
  className?: string;
}

/**
 * The classes of a headline's lines.
 *
 * @throws when the headline has not been fitted; the message names the command
 */
export function classesOf(lines: readonly string[]): readonly string[] {
  const classes = fitLines[lines.join('\n')];
  if (classes === undefined)
    throw new Error(
      `The headline "${lines.join(' / ')}" is not fitted: add it to src/media/headlines.ts and run npm run headlines`,
    );
  return classes;
}

/**
 * A headline whose lines are all equally wide: each is stretched along the width axis of the typeface, by values that
 * `npm run headlines` computes. It needs no script, and nothing moves when the page has loaded.
 */
export function FitBlock({ as: Tag, lines, id, className = '' }: FitBlockProps) {
  const isSplit = isBroken(lines);
  const classes = classesOf(wholeLines(lines));
  const partClasses = isSplit ? [...classesOf(smallLines(lines))] : [];
  return (
    <div className={`${measure} ${className}`}>
      <Tag className={block} id={id}>
        {lines.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' '}
            <span className={`${isSplit ? wideLine : line} ${classes[index]}`}>
              {isSplit
                ? partsOf(text).map((part) => (
                    <span className={`${narrowLine} ${partClasses.shift()}`} key={part}>
                      {part}
                    </span>
                  ))
                : text}
            </span>
          </Fragment>
        ))}
      </Tag>
    </div>
  );
}
