import { describe, expect, test } from 'vitest';
import { enquiryFields } from '../../machines/enquiryFields.ts';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { FAILURE_NOTE, forms as siteForms } from '../../src/features/enquiry/useEnquiry.ts';
import { document as contract, follow, resolve } from '../support/service/document.ts';
import { renderPage, textOf } from './render.tsx';
import {
  calls,
  dialogs,
  failureNote,
  fields,
  forms,
  labels,
  placeholder,
  services,
} from './values/enquiry.ts';

const sorted = (names: Iterable<string>) => [...names].sort();

const formOf = async (path: string) => {
  const form = (await renderPage(path)).querySelector<HTMLFormElement>('form[aria-label=Enquiry]');
  if (!form) throw new Error(`${path} has no enquiry form`);
  return form;
};

const fieldsOf = (form: ParentNode, selector = '') =>
  [...form.querySelectorAll(`:is(input, select, textarea)${selector}`)].map(
    (field) => field.getAttribute('name') ?? '',
  );

test('the machine knows the fields, and no others', () => {
  expect(sorted(enquiryFields)).toEqual(sorted(fields));
  expect(sorted(Object.keys(enquiryWords.labels))).toEqual(sorted(fields));
});

test('there are these forms', () => {
  expect(sorted(Object.keys(siteForms))).toEqual(sorted(Object.keys(forms)));
});

describe.each(Object.entries(forms))('the form of the %s page', (name, specified) => {
  const { path } = specified;
  const site = siteForms[name as keyof typeof forms];

  test('has the fields, each under its label', async () => {
    const form = await formOf(path);
    expect(sorted(fieldsOf(form))).toEqual(sorted(fields));
    const shown = Object.fromEntries(
      [...form.querySelectorAll('label')].map((label) => [
        form.querySelector(`[id="${label.htmlFor}"]`)?.getAttribute('name'),
        textOf(label),
      ]),
    );
    expect(shown).toMatchObject(labels);
  });

  test('requires these fields in its markup, and checks them by its script', async () => {
    expect(sorted(fieldsOf(await formOf(path), '[required]'))).toEqual(sorted(specified.required));
    expect(sorted(site.required)).toEqual(sorted(specified.checked));
  });

  // The machine itself cuts the contact number.
  test.each(['name', 'companyName', 'email', 'message'])(
    'lets %s be as long as the contract does',
    async (field) => {
      const control = (await formOf(path)).querySelector(`[name=${field}]`);
      const { maxLength } = follow(resolve(`#/components/schemas/EnquiryRequest/properties/${field}`));
      expect(control?.getAttribute('maxlength')).toBe(String(maxLength));
    },
  );

  test('has the browser check the e-mail address', async () => {
    expect(fieldsOf(await formOf(path), '[type=email]')).toEqual(['email']);
    expect((await formOf(path)).noValidate).toBe(false);
  });

  test('offers the services in order, after the placeholder with its value', async () => {
    const options = [...(await formOf(path)).querySelectorAll<HTMLOptionElement>('select option')];
    expect(options.map(textOf)).toEqual([placeholder, ...services]);
    const values = options.map((option) => option.getAttribute('value'));
    expect(values, 'a browser may translate the texts').toEqual([specified.placeholder, ...services]);
    expect(site.placeholder).toBe(specified.placeholder);
  });

  test('takes an answer for good by these fields', () => {
    expect(site.acceptedBy).toEqual(specified.acceptedBy);
  });

  test('says what is wrong in an alert dialog', async () => {
    const document = await renderPage(path);
    expect(document.querySelectorAll(`main dialog[role=${dialogs.alertRole}]`)).toHaveLength(1);
    expect(document.querySelectorAll('main dialog')).toHaveLength(2);
  });
});

test('the dialogs and the console say these words', () => {
  expect(enquiryWords).toMatchObject({
    incomplete: dialogs.alert,
    ok: dialogs.alertButton,
    waiting: dialogs.waiting,
    close: dialogs.answerButton,
    placeholder,
  });
  expect(FAILURE_NOTE).toBe(failureNote);
});

describe('the contract', () => {
  const schema = (name: string) => follow(resolve(`#/components/schemas/${name}`));

  test('has the two calls, and no others', () => {
    const operations = Object.entries(follow(contract.paths ?? null)).map(([path, methods]) => [
      path,
      Object.keys(follow(methods)).map((method) => method.toUpperCase()),
    ]);
    expect(operations).toEqual(Object.values(calls.paths).map((path) => [path, [calls.method]]));
  });

  test('asks for the fields, all of them', () => {
    const { properties, required } = schema('EnquiryRequest');
    expect(sorted(Object.keys(follow(properties ?? null)))).toEqual(sorted(fields));
    expect(sorted(required as string[])).toEqual(sorted(fields));
  });

  test('takes the services that the forms offer, in the same order', () => {
    const { service } = follow(schema('EnquiryRequest').properties ?? null);
    expect(follow(service ?? null).enum).toEqual(services);
  });

  test('labels the fields as the forms do', () => {
    const properties = follow(schema('EnquiryRequest').properties ?? null);
    for (const [field, label] of Object.entries(labels)) {
      expect(follow(properties[field] ?? null).title, field).toBe(label);
    }
  });

  test.each([
    ['ContactAnswer', calls.answers.contactUs],
    ['MailAnswer', calls.answers.sendEmail],
  ])('gives in a %s what is read of it', (name, read) => {
    expect(Object.keys(follow(schema(name).properties ?? null))).toEqual(expect.arrayContaining([...read]));
  });
});
