import { useInView } from 'react-intersection-observer';
import { sentinels } from './OffsetSentinel.css.ts';

/** The page's scroll position, px. */
interface PageOffset {
  y: number;
  viewportHeight: number;
}

interface OffsetSentinelProps {
  /** CSS length from the page's top that is watched; '0px' watches the very top. */
  height: keyof typeof sentinels;
  /** Called at the start and whenever the page is scrolled across that height, either way. */
  onCross: (offset: PageOffset) => void;
}

/**
 * Reports when the page is scrolled across a height, without a scroll listener: it fills the page's first
 * `height`, so it leaves the viewport exactly when the page is scrolled beyond that. The machine's guard still
 * decides, by the real offset. It needs a positioned ancestor at the top of the page.
 */
export function OffsetSentinel({ height, onCross }: OffsetSentinelProps) {
  const { ref } = useInView({
    // A reload opens the page scrolled down; without this, the machine would start at the top.
    initialInView: true,
    // In browsers without `IntersectionObserver` this makes the only report.
    fallbackInView: true,
    // Reading `window.scrollY` would force a synchronous layout.
    onChange: (_, { boundingClientRect }) =>
      onCross({ y: -boundingClientRect.top, viewportHeight: window.innerHeight }),
  });
  return <div ref={ref} className={sentinels[height]} aria-hidden="true" />;
}
