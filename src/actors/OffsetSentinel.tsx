import { useInView } from 'react-intersection-observer';
import { sentinels } from './OffsetSentinel.css.ts';

/** Where the page stands, px. */
export interface PageOffset {
  y: number;
  viewportHeight: number;
}

interface OffsetSentinelProps {
  /** How far down the page the sentinel reaches; '0px' watches the very top. */
  height: keyof typeof sentinels;
  /** Called at the start and whenever the page is scrolled across that height, either way. */
  onCross: (offset: PageOffset) => void;
}

/**
 * Tells machines when the page is scrolled across a height, without a scroll listener: it fills the page's first
 * `height`, so it leaves the viewport exactly when the page is scrolled beyond that. The machine's guard still
 * decides, by the real offset. It needs a positioned ancestor at the top of the page.
 */
export function OffsetSentinel({ height, onCross }: OffsetSentinelProps) {
  const { ref } = useInView({
    // Otherwise a page that is opened scrolled down, as a reload does, would be taken for one at its top.
    initialInView: true,
    // … and where the browser cannot tell, it stays so.
    fallbackInView: true,
    onChange: () => onCross({ y: window.scrollY, viewportHeight: window.innerHeight }),
  });
  return <div ref={ref} className={sentinels[height]} aria-hidden="true" />;
}
