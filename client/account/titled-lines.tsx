interface TitledLinesProps {
  title: string
  lines: readonly string[]
}

/** An address, or what else is told line by line, below its title. */
export function TitledLines({ title, lines }: TitledLinesProps) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
