import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { modal } from './Modal.css.ts';

interface ModalProps
  extends Omit<ComponentProps<'dialog'>, 'className' | 'closedby' | 'onClose' | 'onCancel'> {
  open: boolean;
  /** Escape was pressed; the caller sets `open` to false. Without it, nothing dismisses the dialog. */
  onCancel?: (() => void) | undefined;
  role?: 'dialog' | 'alertdialog';
}

/**
 * A dialog over the page: the browser's own, so that the page behind is inert and focus returns to where it was.
 * Name it with `aria-label` or `aria-labelledby`.
 */
export function Modal({ open, onCancel, children, ref, ...native }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);

  // Keeps the last content visible during the closing transition.
  const [shown, setShown] = useState<ReactNode>(null);
  if (open && shown !== children) setShown(children);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  const cancel = (event: SyntheticEvent) => {
    // Prevents the browser from closing the dialog; only the `open` prop does.
    event.preventDefault();
    onCancel?.();
  };
  const swallowEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel(event);
  };
  const closed = () => {
    if (!open) return;
    // A browser may close a dialog without asking, on a second Escape for example.
    if (onCancel) onCancel();
    else dialog.current?.showModal();
  };

  return (
    <dialog
      {...native}
      ref={dialog}
      className={modal}
      data-wall="chuna"
      aria-modal="true"
      // A click on the backdrop does not close it.
      closedby={onCancel ? 'closerequest' : 'none'}
      onKeyDown={swallowEscape}
      onCancel={cancel}
      onClose={closed}
    >
      {open ? children : shown}
    </dialog>
  );
}
