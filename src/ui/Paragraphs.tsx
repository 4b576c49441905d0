/** A text in paragraphs, each with the class. */
export const Paragraphs = ({ of: texts, className }: { of: readonly string[]; className?: string }) =>
  texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
