import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { agency } from '../../content/agency.ts';
import { enquiryWords } from '../../content/enquiry.ts';
import { textLink } from '../../theme/text.css.ts';
import { buttonRow } from '../../ui/Button.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { Modal } from '../../ui/Modal.tsx';
import * as css from './Enquiry.css.ts';

interface EnquiryDialogProps {
  open: boolean;
  /** The answer's message, once there is one. */
  answer: string | undefined;
  /** True while nothing dismisses the dialog. */
  waiting: boolean;
  onClose: () => void;
  /** The buttons after a failed call, in the assisted behaviour (ENQUIRY-20). */
  rescue?: ReactNode;
}

/** Asks the visitor to stand by (ENQUIRY-13), then shows the service's answer (ENQUIRY-14). */
export function EnquiryDialog({ open, answer, waiting, onClose, rescue }: EnquiryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useId();
  const isRescued = rescue !== undefined;
  // The focus goes to the button below a long answer, which is read from its beginning.
  useLayoutEffect(() => {
    if (answer !== undefined) dialog.current?.scrollTo({ top: 0 });
  }, [answer]);
  // The button that tried again is gone.
  useEffect(() => {
    if (waiting && !isRescued) dialog.current?.focus();
  }, [waiting, isRescued]);
  return (
    <Modal
      ref={dialog}
      open={open}
      onCancel={waiting ? undefined : onClose}
      aria-label={enquiryWords.dialog}
      aria-describedby={text}
    >
      <p role="status" className={answer === undefined ? css.waitingText : css.dialogText} id={text}>
        {answer ?? enquiryWords.waiting}
      </p>
      {waiting && !isRescued ? <Loader /> : null}
      {rescue}
      {waiting ? null : (
        <Button onClick={onClose} autoFocus>
          {enquiryWords.close}
        </Button>
      )}
    </Modal>
  );
}

/** The ways out of a failed call in the assisted behaviour. */
export function Rescue({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  return (
    <div className={css.rescue}>
      <p role="alert">{enquiryWords.stuck}</p>
      <div className={buttonRow}>
        <Button onClick={onRetry} autoFocus>
          {enquiryWords.retry}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {enquiryWords.backToForm}
        </Button>
      </div>
      <p>
        {enquiryWords.otherwise} <ReachUs />
      </p>
    </div>
  );
}

/** The ways to the agency that need no form. */
export const ReachUs = () => (
  <>
    <a className={textLink} href={agency.phone.href}>
      {agency.phone.label}
    </a>{' '}
    or <MailLink className={textLink} to={agency.email} />
  </>
);
