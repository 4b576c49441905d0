/** The picture before the box of its layers. */
export const pictureBefore = (box: Element) => box.previousElementSibling?.querySelector('img') ?? null;

/** The part of the page that a visit to the picture is a visit to. */
export const visitedPart = (box: Element): Element | null =>
  box.closest('[data-pop-out]') ?? pictureBefore(box);
