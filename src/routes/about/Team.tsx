import { aboutWords } from '../../content/about.ts';
import { TextAnimation } from '../../features/textAnimation/TextAnimation.tsx';
import about from '../../media/pictures/about.gen.ts';
import careers from '../../media/pictures/careers.gen.ts';
import { description, h2 } from '../../theme/text.css.ts';
import { Picture, type PictureFile } from '../../ui/Picture.tsx';
import * as css from './Team.css.ts';

/** The same composition whatever the screen: faces are cut out of it at fixed places. */
const landscapeOf = (file: PictureFile): PictureFile => ({
  ...file,
  sources: (file.sources ?? []).filter(({ media }) => media === undefined),
});
const longWindow = landscapeOf(about);
const street = landscapeOf(careers);

/** Who leans out, by role: a row each, with the window to know them by. */
export function Team() {
  const { heading, introduction, roles } = aboutWords.team;
  return (
    <section className={css.team} data-wall="genda" aria-labelledby="team">
      <TextAnimation>
        <h2 className={h2} id="team">
          {heading}
        </h2>
      </TextAnimation>
      <p className={`${description} ${css.introduction}`}>{introduction}</p>
      <ul className={css.rows}>
        {roles.map(({ role, line }, index) => (
          <li key={role} className={css.row}>
            <div className={css.window}>
              <div className={css.opening}>
                <Picture
                  file={index < css.FACES_IN_LONG_WINDOW ? longWindow : street}
                  alt=""
                  className={`${css.face} ${css.places[index]}`}
                />
              </div>
            </div>
            <h3 className={css.role}>{role}</h3>
            <p className={`${description} ${css.line}`}>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
