import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { Role } from '#domain/catalogue/profile.ts';
import type { Language } from '#domain/catalogue/types.ts';
import styles from './card-header.module.css';

/** The card's badge of a character: a helmet for an officer, a scroll for a support. */
const ROLE_PATHS: Readonly<Record<Role, string>> = {
  Officer: 'M5 19V11a7 7 0 0 1 14 0v8l-5-2.5v-5h-4v5zM12 4V1.5',
  Support: 'M6 4h11a2 2 0 0 1 2 2v11a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3V6a2 2 0 0 0-4 0v2h4M10 9h5M10 13h5',
};

/** True when a character leads or supports the unit that it joins. */
export function RoleBadge({ role, language }: { role: Role; language: Language }) {
  return (
    <span className={styles.role}>
      <svg className={styles.roleMark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={ROLE_PATHS[role]} />
      </svg>
      {localTerm(catalogue, 'special-rules', role, language)}
    </span>
  );
}
