import { weights } from 'virtual:pictureWeights';
import { pictures } from '../media/index.gen.ts';
import type { PictureFile } from '../media/pictureFile.ts';
import { Picture } from '../ui/Picture.tsx';
import { kilobytes } from './figures.ts';
import * as css from './Pictures.css.ts';
import { figures } from './Section.css.ts';

interface Composition {
  name: string;
  file: PictureFile;
}

/** A picture, and its other composition for screens that are higher than wide. */
function compositionsOf(name: string, { sources = [], ...landscape }: PictureFile): Composition[] {
  const own = { name, file: { ...landscape, sources: sources.filter(({ media }) => media === undefined) } };
  const portrait = sources
    .filter(({ media }) => media !== undefined)
    .map(({ media: _, ...source }) => source);
  const last = portrait.at(-1);
  if (last?.width === undefined || last.height === undefined) return [own];
  const { src, width, height } = last;
  return [own, { name: `${name}-portrait`, file: { src, width, height, sources: portrait.slice(0, -1) } }];
}

const compositions = Object.entries<PictureFile>(pictures).flatMap(([name, file]) =>
  compositionsOf(name, file),
);

/** The files of a picture, best first. */
const addressesOf = ({ sources = [], src }: PictureFile) => [...sources.map((source) => source.src), src];

function weightOf(address: string) {
  const file = address.split('?')[0]?.split('/').at(-1) ?? '';
  const weight = weights[file];
  if (weight === undefined) throw new Error(`Nobody has weighed the picture ${file}.`);
  return { format: file.split('.').at(-1)?.toUpperCase(), ...weight };
}

/** `SVG 34 kB, 9.1 kB on the wire`: a line for each format. */
const formatsOf = (file: PictureFile) =>
  addressesOf(file)
    .map(weightOf)
    .map(({ format, onDisk, onWire }) =>
      onWire < onDisk
        ? `${format} ${kilobytes(onDisk)}, ${kilobytes(onWire)} on the wire`
        : `${format} ${kilobytes(onDisk)}`,
    )
    .join('\n');

const lightest = compositions.reduce(
  (sum, { file }) => sum + Math.min(...addressesOf(file).map((address) => weightOf(address).onWire)),
  0,
);

/** Every picture with its name, its size and the weight of each format. */
export function Pictures() {
  return (
    <>
      <p className={css.sum}>
        {compositions.length} compositions; in its lightest format each weighs{' '}
        {kilobytes(lightest / compositions.length)} on average.
      </p>
      <div className={css.pictures}>
        {compositions.map(({ name, file }) => (
          <figure key={name} className={css.picture}>
            <Picture file={file} alt="" className={css.view} />
            <figcaption className={css.caption}>
              <p className={css.name}>{name}</p>
              <p className={`${figures} ${css.formats}`}>
                {file.width} × {file.height} px{'\n'}
                {formatsOf(file)}
              </p>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
