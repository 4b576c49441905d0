import { homeWords } from '../content/home.ts';
import * as articleCard from '../routes/article/ArticleCard.css.ts';
import * as specialty from '../routes/home/Specialty.css.ts';
import * as text from '../theme/text.css.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { fitBlocks } from '../ui/fitBlocks.gen.ts';
import { prose } from '../ui/Prose.css.ts';
import { figures, inset, part } from './Section.css.ts';
import * as css from './Typography.css.ts';
import { useMeasured } from './useMeasured.ts';

const { lead, specialty: specialtyWords, buzz, divisions } = homeWords;
const [teaser] = buzz.teasers;
const [card] = divisions.cards;

interface TextStyle {
  name: string;
  className?: string;
  /** The element, where the style depends on it. */
  as?: 'p' | 'h2' | 'h3';
  /** The class of an ancestor that the style depends on. */
  within?: string;
  words: string;
}

/** The site's text styles by their real classes, with the site's own words. */
const styles: readonly TextStyle[] = [
  { name: 'h2', className: text.h2, words: specialtyWords.heading },
  { name: 'lead', className: text.lead, words: lead },
  { name: 'row title', className: specialty.title, words: card.name },
  { name: 'card title', className: articleCard.title, words: teaser.headline },
  {
    name: 'card title, large',
    className: `${articleCard.title} ${articleCard.largeTitle}`,
    words: teaser.headline,
  },
  { name: 'standfirst', className: text.standfirst, words: card.sentence },
  { name: 'article h2', as: 'h2', within: prose, words: teaser.headline },
  { name: 'article h3', as: 'h3', within: prose, words: teaser.headline },
  { name: 'article text', within: prose, words: teaser.text },
  { name: 'description', className: text.description, words: card.sentence },
  { name: 'term', className: text.term, words: card.name },
  { name: 'interface', words: specialtyWords.introduction },
  { name: 'small', className: text.small, words: specialtyWords.introduction },
  { name: 'text link', className: text.textLink, words: card.name },
  { name: 'standing link', className: text.standingLink, words: card.name },
  { name: 'plate', className: `${text.plate} ${css.plate}`, words: card.name },
];

/** An element's text setting, in the terms of a type sheet. */
function settingOf(element: Element): string {
  const { fontFamily, fontSize, fontWeight, fontStretch, lineHeight, letterSpacing } =
    getComputedStyle(element);
  const px = Number.parseFloat(fontSize);
  const em = (length: string) =>
    `${Number((Number.parseFloat(length) / px).toFixed(3))}`.replace(/^(-?)0\./, '$1.');
  return [
    `${fontFamily.split(',')[0]} ${fontWeight}`,
    `${Number(px.toFixed(1))} px on ${em(lineHeight)}`,
    ...(fontStretch === '100%' ? [] : [`width ${fontStretch}`]),
    ...(letterSpacing === 'normal' ? [] : [`tracking ${em(letterSpacing)} em`]),
  ].join('\n');
}

function Style({ name, className, as: Tag = 'p', within, words }: TextStyle) {
  const [sample, setting] = useMeasured<HTMLParagraphElement & HTMLHeadingElement, string>(settingOf);
  return (
    <li className={css.row}>
      <div>
        <p className={css.name}>{name}</p>
        <p className={`${figures} ${css.setting}`}>{setting}</p>
      </div>
      <div className={css.sample}>
        <div className={within}>
          <Tag ref={sample} className={className}>
            {words}
          </Tag>
        </div>
      </div>
    </li>
  );
}

/** The type scale, and every fit block. */
export function Typography() {
  return (
    <>
      <ul className={css.rows}>
        {styles.map((style) => (
          <Style key={style.name} {...style} />
        ))}
      </ul>
      <div className={inset}>
        <h3 className={part}>Fitted headlines: every line of one has the same measure</h3>
      </div>
      <div className={css.headlines}>
        {Object.keys(fitBlocks).map((headline) => (
          <div key={headline} className={css.headline}>
            <FitBlock as="p" lines={headline.split('\n')} />
          </div>
        ))}
      </div>
    </>
  );
}
