import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { arrowBox, variants } from './Button.css.ts';
import { ArrowRight } from './icons.tsx';
import { PlainButton } from './PlainButton.tsx';

interface ButtonLook {
  /** Filled, or outlined. */
  variant?: keyof typeof variants;
  children?: ReactNode;
}

const Arrow = () => (
  <span className={arrowBox}>
    <ArrowRight />
  </span>
);

/** A button in the colours of its wall; one that submits has an arrow. Takes the props of `PlainButton`. */
export function Button({
  variant = 'primary',
  children,
  ...native
}: ButtonLook & ComponentProps<typeof PlainButton>) {
  return (
    <PlainButton {...native} className={variants[variant]}>
      {children}
      {native.type === 'submit' && <Arrow />}
    </PlainButton>
  );
}

/** A link that looks like a button, to a part of the page, a file or a mailbox. `ButtonLink` is for pages. */
export function ButtonAnchor({
  variant = 'primary',
  arrow = true,
  children,
  ...native
}: ButtonLook & { arrow?: boolean } & ComponentProps<'a'>) {
  return (
    <a {...native} className={variants[variant]}>
      {children}
      {arrow && <Arrow />}
    </a>
  );
}

/** A link to one of the site's pages that looks like a button. Takes the props of the router's `<Link>`. */
export const ButtonLink = createLink(ButtonAnchor);
