import { type ReactNode, useRef } from 'react';
import { modulo } from '../../../machines/carousel.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { MotionButton } from '../../ui/MotionButton.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './Carousel.css.ts';
import { Slide, type SlideContent } from './Slide.tsx';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps {
  /** Its accessible name: the words of its heading. */
  label: string;
  heading?: ReactNode;
  /** At least two. */
  slides: readonly SlideContent[];
}

/** A carousel, by the pattern of the ARIA Authoring Practices. */
export function Carousel({ label, heading, slides }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [snapshot, send, { pressKey, isLaidOut }] = useCarousel(slides.length, { region, row });
  const index = modulo(snapshot.context.position, slides.length);

  return (
    <section
      ref={region}
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-state={pathOf(snapshot.value)}
      data-laid-out={isLaidOut || undefined}
    >
      <div className={css.head}>
        {heading}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus */}
        <div className={css.controls} onKeyDown={pressKey}>
          <MotionButton
            className={css.pause}
            name="the slides"
            isRunning={snapshot.matches({ control: 'running' })}
            onPress={() => send({ type: 'control.pressed' })}
          />
          <PlainButton className={css.back} onClick={() => send({ type: 'previous.pressed' })}>
            <VisuallyHidden>Previous slide</VisuallyHidden>
            <ArrowRight />
          </PlainButton>
          <PlainButton className={css.step} onClick={() => send({ type: 'next.pressed' })}>
            <VisuallyHidden>Next slide</VisuallyHidden>
            <ArrowRight />
          </PlainButton>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form */}
          <div role="group" aria-label="Choose a slide" className={css.dots}>
            {slides.map(({ headline }, dot) => (
              <PlainButton
                key={headline}
                className={css.dot}
                aria-label={`Slide ${dot + 1}: ${headline}`}
                aria-current={dot === index || undefined}
                onClick={() => send({ type: 'dot.pressed', index: dot })}
              />
            ))}
          </div>
        </div>
      </div>
      <div className={css.frame}>
        <div ref={row} className={css.row} aria-live={snapshot.hasTag('paused') ? 'polite' : 'off'}>
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
            <div
              key={slide.headline}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${slides.length}`}
              className={css.slide}
              inert={isLaidOut && place !== index}
            >
              <Slide {...slide} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
