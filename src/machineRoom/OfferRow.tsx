import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Offer } from './core/offers.ts';
import { eventWith, type Realm } from './core/payload.ts';
import { badge, button, input, quiet } from './parts.css.ts';
import * as css from './Send.css.ts';

/** True when a guard would refuse the event; undefined while its payload is invalid. */
function isRefused(snapshot: AnyMachineSnapshot, type: string, text: string, realm: Realm) {
  try {
    return !snapshot.can(eventWith(type, text, realm));
  } catch {
    // The payload is invalid while it is edited, or lacks a field that a guard reads.
    return undefined;
  }
}

interface OfferRowProps {
  offer: Offer;
  snapshot: AnyMachineSnapshot;
  realm: Realm;
  isIgnored: boolean;
  onSend: (event: AnyEventObject) => void;
}

/** The button of an event, with its payload as editable JSON. */
export function OfferRow({
  offer: { type, label, payload },
  snapshot,
  realm,
  isIgnored,
  onSend,
}: OfferRowProps) {
  const [text, setText] = useState(payload);
  const [payloadError, setPayloadError] = useState('');
  const send = () => {
    try {
      onSend(eventWith(type, text, realm));
      setPayloadError('');
    } catch (error) {
      setPayloadError(String(error));
    }
  };
  return (
    <li className={payload === '{}' ? undefined : css.withPayload}>
      <form
        className={css.offer}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          send();
        }}
      >
        <button type="submit" className={`${button} ${css.name}`}>
          {label}
        </button>
        {payload !== '{}' && (
          <input
            className={`${input} ${css.payload}`}
            aria-label={`Payload of ${label}`}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {!isIgnored && isRefused(snapshot, type, text, realm) && (
          <span className={badge} data-outcome="refused">
            guard refuses
          </span>
        )}
        {payloadError && (
          <p role="alert" className={`${quiet} ${css.note}`}>
            {payloadError}
          </p>
        )}
      </form>
    </li>
  );
}
