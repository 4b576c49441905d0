import { type Offer, offersIn } from './core/offers.ts';
import type { TrackedActor } from './core/room.ts';
import * as css from './MachineRoom.css.ts';
import { OfferRow } from './OfferRow.tsx';
import { heading, quiet } from './parts.css.ts';
import * as list from './Send.css.ts';

/** Every event of a machine: accepted, awaited or ignored. */
function Offers({ tracked }: { tracked: TrackedActor }) {
  const { accepted, awaited, ignored } = offersIn(tracked.machine, tracked.actor.getSnapshot());
  const rows = (offers: readonly Offer[], isIgnored = false) => (
    <ul className={list.offers}>
      {offers.map((offer) => (
        <OfferRow key={offer.type + offer.payload} offer={offer} tracked={tracked} isIgnored={isIgnored} />
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
export const Send = ({ tracked }: { tracked: TrackedActor }) => (
  <section className={css.pane} aria-labelledby="send">
    <h3 id="send" className={`${css.paneHead} ${heading}`}>
      Send
    </h3>
    {tracked.isGone ? <p className={quiet}>The actor has ended.</p> : <Offers tracked={tracked} />}
  </section>
);
