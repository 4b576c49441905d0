import type { PictureFile } from '../media/pictureFile.ts';
import { Picture } from '../ui/Picture.tsx';
import * as css from './design.css.ts';

const pictures = import.meta.glob<PictureFile>('../media/pictures/*.gen.ts', {
  eager: true,
  import: 'default',
});

/** Every picture with its name and its size; a high and narrow window shows the compositions for portrait screens. */
export function Pictures() {
  return (
    <div className={css.pictures}>
      {Object.entries(pictures).map(([path, file]) => (
        <figure key={path}>
          <Picture file={file} alt="" className={css.picture} />
          <figcaption>
            <p className={css.name}>{path.replace(/^.*\/|\.gen\.ts$/g, '')}</p>
            <p className={css.figures}>
              {file.width} × {file.height} px
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
