/** The site in the frame, as the room's parts see it. */
export interface Site {
  /** The path of its page. */
  page: string;
  /** Loads the page again, with new actors. */
  reopen: () => void;
  /** Chooses a new actor of the chosen machine that no page has. */
  startOwn: (input: unknown) => void;
}
