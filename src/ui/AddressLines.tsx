import { agency } from '../content/agency.ts';

/** Where the agency is, as on an envelope. */
export const AddressLines = () =>
  agency.address.map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));
