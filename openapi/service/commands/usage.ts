/** The text of `npm run enquiries -- --help`. */
export const usage = `Lists the enquiries that were received, oldest first, and does what their owner wants done.

The list:
  npm run enquiries                    a table
  npm run --silent enquiries -- --csv  CSV with every column, for a spreadsheet
  npm run --silent enquiries -- --json JSON with everything that is stored
and of it only what passes every one of these:
  --since 2026-11-01                   received on this day (local time) or later
  --service "Paid Ads"                 asking for this service
  --search rao                         with this text in any field, in capitals or not
  --new                                not handled yet
  --failed                             with a mail that was given up

One enquiry or one person:
  --handled TAW-7K3M9QXZ               notes that it is done with
  --resend TAW-7K3M9QXZ                makes its mails due again
  --person asha@brightkites.example    everything held about a person, as JSON
  --erase TAW-7K3M9QXZ                 erases an enquiry with its mails and their files
  --erase asha@brightkites.example     erases all from an address; asks first
          --yes                        does not ask

All of them:
  --backup FILE                        writes a copy to a new file, while the service runs
  --restore FILE                       brings it back into a database without enquiries

  --help                               this text

The store is ENQUIRY_DATABASE_URL, by default sqlite:.data/enquiries.sqlite.
`;
