/** The text of `npm run enquiries -- --help`. */
export const usage = `Lists the received enquiries, oldest first; exports, erases, backs up and restores them.

The list:
  npm run enquiries                    a table
  npm run --silent enquiries -- --csv  CSV with every column, for a spreadsheet
  npm run --silent enquiries -- --json JSON with everything that is stored
Filters of the list; an enquiry has to pass all that are given:
  --since 2026-11-01                   received on this day (local time) or later
  --service "Paid Ads"                 asking for this service
  --search rao                         with this text in any field, in capitals or not
  --new                                not handled yet
  --failed                             with a mail that was given up

One enquiry or one person:
  --handled TAW-7K3M9QXZ               marks it as handled
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
