import { agency } from '../content/agency.ts';

/** The agency's address, in lines as on an envelope. */
export const AddressLines = () =>
  agency.address.map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
