/** The banner with an M: Muster's mark, in the gold of the theme. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M17 6v52" stroke="var(--gold-text)" strokeWidth="5" strokeLinecap="round" />
      <path d="M19 9h36l-9 13 9 13H19z" fill="var(--gold)" />
      <path
        d="M26 29V15l7 9 7-9v14"
        fill="none"
        stroke="var(--on-gold)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
