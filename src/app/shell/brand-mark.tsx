/** The banner with an M, as art/logo draws it, in the gold of the theme. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="4 0 56 64" aria-hidden="true">
      <path d="M9 8h46v5H9zM32 1l4 5-4 5-4-5zM30 46h4v17h-4z" fill="var(--gold-text)" />
      <path d="M13 13h38v42l-19-9-19 9z" fill="var(--gold)" />
      <path d="M22 17l5 9 5 6 5-6 5-9 4 8v22l-6-3V34l-8 10-8-10v10l-6 3V25z" fill="var(--on-gold)" />
    </svg>
  );
}
