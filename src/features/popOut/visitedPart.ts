/** The picture before the box of its layers. */
export const pictureBefore = (box: Element) => box.previousElementSibling?.querySelector('img') ?? null;

/** The element whose hover and focus move the object. */
export const visitedPart = (box: Element): Element | null =>
  box.closest('[data-pop-out]') ?? pictureBefore(box);
