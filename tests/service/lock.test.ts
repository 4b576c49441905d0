import { expect, test } from 'vitest';
import { expectRefusal } from '../support/service/databaseTrouble.ts';
import { lockDatabase, storedIn } from '../support/service/place.ts';
import { post } from '../support/service/post.ts';
import { enquiry } from '../support/service/sample.ts';
import { eventually, temporaryPlace } from '../support/service/service.ts';
import { startSmallSite } from '../support/service/site.ts';

test('a database that another process keeps locked delays no page, and enquiries are told to come back', async () => {
  const place = await temporaryPlace();
  await using site = await startSmallSite(place);
  const statusOf = async (path: string) => {
    const response = await fetch(site.url + path);
    await response.text();
    return response.status;
  };
  const enquire = (name: string) => post(`${site.url}/api`, 'contactUs', { ...enquiry, name });
  expect((await enquire('Before')).status).toBe(200);
  {
    await using _lock = await lockDatabase(place);
    // A page that waited for the lock would come after the enquiry sent with it; a busy machine may cause that once.
    await eventually(async () => {
      let isAnswered = false;
      const refused = enquire('Refused').finally(() => {
        isAnswered = true;
      });
      let pages = 0;
      for (; !isAnswered; pages += 1) {
        expect(await statusOf('/contact')).toBe(200);
        expect(await statusOf('/healthz')).toBe(200);
      }
      expectRefusal('contactUs', await refused);
      expect(pages).toBeGreaterThan(5);
    });
    await eventually(async () => expect(await statusOf('/readyz')).toBe(503));
  }
  await eventually(async () => expect(await statusOf('/readyz')).toBe(200));
  expect((await enquire('After')).status).toBe(200);
  expect((await storedIn(place)).map(({ name }) => name).sort()).toEqual(['After', 'Before']);
});
