import { aboutWords } from '../../content/about.ts';
import { SectionHeading } from '../../features/textAnimation/SectionHeading.tsx';
import type { PictureFile } from '../../media/pictureFile.ts';
import about from '../../media/pictures/about.gen.ts';
import careers from '../../media/pictures/careers.gen.ts';
import { description, term } from '../../theme/text.css.ts';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './Team.css.ts';

/** The same composition on every screen: faces are cropped from it at fixed places. */
const wide = ({ sources, ...picture }: typeof about | typeof careers): PictureFile => ({
  ...picture,
  sources: sources.filter((source) => !('media' in source)),
});

/** Eight of the team are in the long window, the others at the windows of careers. */
const IN_LONG_WINDOW = 8;
const longWindow = wide(about);
const otherWindows = wide(careers);

/** The team by role: one row each, with the person's window. */
export function Team() {
  const { heading, introduction, roles } = aboutWords.team;
  return (
    <section className={css.team} data-wall="genda" aria-labelledby="team">
      <SectionHeading id="team">{heading}</SectionHeading>
      <p className={`${description} ${css.introduction}`}>{introduction}</p>
      <ul className={css.rows}>
        {roles.map(({ role, line }, index) => (
          <li key={role} className={css.row}>
            <div className={css.window}>
              <div className={css.opening}>
                <Picture
                  file={index < IN_LONG_WINDOW ? longWindow : otherWindows}
                  alt=""
                  className={`${css.face} ${css.places[index]}`}
                />
              </div>
            </div>
            <h3 className={term}>{role}</h3>
            <p className={`${description} ${css.line}`}>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
