import { chatButtonMachine } from './chatButton.machine.ts';
import { enquiryMachine } from './enquiry.machine.ts';
import { headerScrollMachine } from './headerScroll.machine.ts';
import { menuMachine } from './menu.machine.ts';
import { scrollToTopMachine } from './scrollToTop.machine.ts';

/** The registry: every machine of the site, by the name it carries as `id`, as its file and as its diagram. */
export const machines = {
  chatButton: chatButtonMachine,
  enquiry: enquiryMachine,
  headerScroll: headerScrollMachine,
  menu: menuMachine,
  scrollToTop: scrollToTopMachine,
};

export type MachineName = keyof typeof machines;
