import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../../machines/index.ts';
import { type Offer, offersIn } from './core/offers.ts';
import type { Realm } from './core/payload.ts';
import * as css from './MachineRoom.css.ts';
import { OfferRow } from './OfferRow.tsx';
import { heading, quiet } from './parts.css.ts';
import * as list from './Send.css.ts';

interface OffersProps {
  machine: MachineName;
  snapshot: AnyMachineSnapshot;
  realm: Realm;
  onSend: (event: AnyEventObject) => void;
}

/** Every event of a machine: accepted, awaited or ignored. */
function Offers({ machine, snapshot, realm, onSend }: OffersProps) {
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
  const group = (name: string, offers: readonly Offer[], isIgnored?: boolean) =>
    offers.length > 0 && (
      <>
        <h4 className={list.part}>{name}</h4>
        {rows(offers, isIgnored)}
      </>
    );
  return (
    <>
      {accepted.length > 0 ? rows(accepted) : <p className={quiet}>It accepts no event here.</p>}
      {group('Delays and invoked actors', awaited)}
      {group('Ignored here', ignored, true)}
    </>
  );
}

/** The events that an actor can be sent; none once it has ended. */
export const Send = ({ isGone, ...offers }: OffersProps & { isGone: boolean }) => (
  <section className={css.pane} aria-labelledby="send">
    <h3 id="send" className={`${css.paneHead} ${heading}`}>
      Send
    </h3>
    {isGone ? <p className={quiet}>The actor has ended.</p> : <Offers {...offers} />}
  </section>
);
