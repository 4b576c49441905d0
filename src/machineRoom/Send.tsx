import type { ReactNode } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../../machines/index.ts';
import { type Offer, offersIn } from './core/offers.ts';
import type { Realm } from './core/payload.ts';
import * as css from './MachineRoom.css.ts';
import { OfferRow } from './OfferRow.tsx';
import { heading, quiet } from './parts.css.ts';
import * as list from './Send.css.ts';

interface SendProps {
  machine: MachineName;
  snapshot: AnyMachineSnapshot;
  realm: Realm;
  /** Undefined when the actor has ended. */
  onSend: ((event: AnyEventObject) => void) | undefined;
}

/** Every event of a machine, to be sent to its actor. */
export function Send({ machine, snapshot, realm, onSend }: SendProps) {
  if (onSend === undefined) return <p className={css.nobody}>The actor has ended.</p>;
  const { accepted, awaited, ignored } = offersIn(machine, snapshot);
  const rows = (offers: readonly Offer[], isIgnored = false) => (
    <ul className={list.offers}>
      {offers.map((offer) => (
        <OfferRow
          key={offer.type + offer.payload}
          offer={offer}
          snapshot={snapshot}
          realm={realm}
          isIgnored={isIgnored}
          onSend={onSend}
        />
      ))}
    </ul>
  );
  const group = (name: string, content: ReactNode) => (
    <>
      <h4 className={list.part}>{name}</h4>
      {content}
    </>
  );
  return (
    <section className={css.pane} aria-labelledby="send">
      <h3 id="send" className={`${css.paneHead} ${heading}`}>
        Send
      </h3>
      {accepted.length > 0 ? rows(accepted) : <p className={quiet}>It accepts no event here.</p>}
      {awaited.length > 0 && group('Delays and invoked actors', rows(awaited))}
      {ignored.length > 0 && group('Ignored here', rows(ignored, true))}
    </section>
  );
}
