import type { Application } from '../../../machines/careerApplication.machine.ts';
import { agency } from '../../content/agency.ts';
import { careersWords } from '../../content/careers.ts';

const { labels } = careersWords.form;

/** Half of an emoji cannot be encoded: it becomes the replacement character. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The application as an e-mail that the visitor's own program opens. The CV has to be attached by hand. */
export function mailtoOf({ name, email, contact, role, about, cv }: Application): string {
  const subject = `${labels.role}: ${role}, ${name.trim()}`;
  const body = [
    `${labels.name}: ${name.trim()}`,
    `${labels.email}: ${email.trim()}`,
    `${labels.contact}: ${contact}`,
    `${labels.role}: ${role}`,
    `${labels.cv}: ${cv?.name ?? ''}`,
    '',
    about.trim().replaceAll('\n', '\r\n'),
  ].join('\r\n');
  return `mailto:${agency.hiringEmail}?subject=${encode(subject)}&body=${encode(body)}`;
}
