import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { saveProfile } from '#data/profiles/save-profile.ts';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import { differs, type SectionName, SECTIONS, type SectionValues } from './sections.ts';
import { setTyped, typedIn, typedSections } from './typed-sections.ts';

/** One section of the profile while it is edited. */
export type Section<Name extends SectionName> = {
  /** The typed values, or the saved ones when nothing is typed. */
  readonly values: SectionValues[Name];
  /** Something is typed that is not saved. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The failure of the last save; null without one. The typed values are kept. */
  readonly failed: TableFailure | null;
  readonly change: (values: Partial<SectionValues[Name]>) => void;
  readonly giveUp: () => void;
  /**
   * Saves, and closes the section on success. Resolves to false when the save failed; nothing is
   * shown as saved until then.
   */
  readonly save: () => Promise<boolean>;
};

/** Manages one section: its typed values, saving, and the last failure. */
export function useSection<Name extends SectionName>(name: Name, profile: OwnProfile): Section<Name> {
  const { id } = profile;
  const client = useQueryClient();
  const typed = useStore(typedSections, (state) => typedIn(state, id, name));
  const saved = SECTIONS[name].read(profile);
  const values = typed ?? saved;
  const saving = useMutation({
    mutationFn: async (wanted: SectionValues[Name]) => saveProfile(id, SECTIONS[name].change(wanted)),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      client.setQueryData(ownProfileQuery(id).queryKey, outcome.profile);
      void client.invalidateQueries({ queryKey: ['profiles', 'public'] });
      setTyped(id, name, null);
    },
  });
  return {
    values,
    isDirty: typed !== null && differs<Name>(typed, saved),
    isSaving: saving.isPending,
    failed: saving.data?.ok === false ? saving.data : null,
    change: (change) => {
      // The user is fixing the problem.
      if (!saving.isPending) saving.reset();
      setTyped(id, name, { ...values, ...change });
    },
    giveUp: () => {
      saving.reset();
      setTyped(id, name, null);
    },
    save: async () => (await saving.mutateAsync(values)).ok,
  };
}
