import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { arrowBox, variants } from './Button.css.ts';
import { ArrowRight } from './icons.tsx';
import { PlainButton } from './PlainButton.tsx';

interface ButtonLook {
  /** Filled, or outlined. */
  variant?: keyof typeof variants;
  /** Shows an arrow; by default on links and submit buttons. */
  arrow?: boolean;
  children?: ReactNode;
}

function Label({ arrow, children }: { arrow: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {arrow && (
        <span className={arrowBox}>
          <ArrowRight />
        </span>
      )}
    </>
  );
}

/** A button in the colours of its wall. Takes the props of `PlainButton`. */
export function Button(props: ButtonLook & ComponentProps<typeof PlainButton>) {
  const { variant = 'primary', type = 'button', arrow = type === 'submit', children, ...native } = props;
  return (
    <PlainButton {...native} type={type} className={variants[variant]}>
      <Label arrow={arrow}>{children}</Label>
    </PlainButton>
  );
}

/** A link that looks like a button and leads out of the site, to a telephone or to a mailbox. */
export function ButtonAnchor(props: ButtonLook & ComponentProps<'a'>) {
  const { variant = 'primary', arrow = true, children, ...native } = props;
  return (
    <a {...native} className={variants[variant]}>
      <Label arrow={arrow}>{children}</Label>
    </a>
  );
}

/** A link to one of the site's pages that looks like a button. Takes the props of the router's `<Link>`. */
export const ButtonLink = createLink(ButtonAnchor);
