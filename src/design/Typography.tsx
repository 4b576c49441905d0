import { homeWords } from '../content/home.ts';
import * as articleCard from '../routes/article/ArticleCard.css.ts';
import * as specialty from '../routes/home/Specialty.css.ts';
import * as text from '../theme/text.css.ts';
import { FitBlock } from '../ui/FitBlock.tsx';
import { fitBlocks } from '../ui/fitBlocks.gen.ts';
import { prose } from '../ui/Prose.css.ts';
import * as css from './design.css.ts';

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

/** The type scale, and every fit block. */
export function Typography() {
  return (
    <>
      <ul>
        {styles.map(({ name, className, as: Tag = 'p', within, words }) => (
          <li key={name} className={css.row}>
            <p className={css.name}>{name}</p>
            <div className={within}>
              <Tag className={className}>{words}</Tag>
            </div>
          </li>
        ))}
      </ul>
      <h3 className={css.part}>Fitted headlines: every line of one has the same measure</h3>
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
