import { useState } from 'react';
import type { Offer } from './core/offers.ts';
import { eventWith } from './core/payload.ts';
import type { TrackedActor } from './core/room.ts';
import { badge, button, input, quiet } from './parts.css.ts';
import * as css from './Send.css.ts';

/** True when a guard would refuse the event; undefined while its payload is invalid. */
function isRefused({ actor, realm }: TrackedActor, type: string, text: string) {
  try {
    return !actor.getSnapshot().can(eventWith(type, text, realm));
  } catch {
    // The payload is invalid while it is edited, or lacks a field that a guard reads.
    return undefined;
  }
}

interface OfferRowProps {
  offer: Offer;
  tracked: TrackedActor;
  isIgnored: boolean;
}

/** The button of an event, with its payload as editable JSON. */
export function OfferRow({ offer: { type, label, payload }, tracked, isIgnored }: OfferRowProps) {
  const [text, setText] = useState(payload);
  const [payloadError, setPayloadError] = useState('');
  const send = () => {
    try {
      tracked.actor.send(eventWith(type, text, tracked.realm));
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
        {!isIgnored && isRefused(tracked, type, text) && (
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
