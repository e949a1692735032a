import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmAddress,
  deleteAccount,
  exportAccount,
  type HelpOutcome,
  removeFactors,
  writePasswordLink,
} from '#data/admin/help.ts';
import { downloadText } from '#platform/download.ts';
import { toast } from '#ui/toast/toast.tsx';
import { adminProblemMessage } from '../problem-words.ts';
import type { HelpKind } from './help-words.ts';

const ACTS: Readonly<Record<HelpKind, (id: string, reason: string) => Promise<HelpOutcome<unknown>>>> = {
  link: writePasswordLink,
  factor: removeFactors,
  confirm: confirmAddress,
  export: exportAccount,
  delete: deleteAccount,
};

type Helped = {
  readonly kind: HelpKind;
  readonly id: string;
  readonly name: string;
};

/**
 * Helps an account in one way and reports the outcome. A link remains to be handed over; everything
 * else is done.
 */
export function useHelp({ kind, id, name }: Helped, onDone: () => void) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const doneWords = (value: unknown): string => {
    if (kind === 'factor' && value === 0) return t`${name} has no second step.`;
    if (kind === 'factor') return t`The second step of ${name} is taken away.`;
    if (kind === 'confirm') return t`The address of ${name} is confirmed.`;
    return kind === 'export' ? t`The data of ${name} is downloaded.` : t`The account of ${name} is deleted.`;
  };
  const run = async (reason: string) => {
    setBusy(true);
    setProblem(null);
    const outcome = await ACTS[kind](id, reason);
    setBusy(false);
    if (!outcome.ok) return setProblem(i18n._(adminProblemMessage(outcome.problem)));
    void client.invalidateQueries({ queryKey: ['admin'] });
    if (kind === 'link') return setLink(String(outcome.value));
    if (kind === 'export') downloadText('muster-account.json', String(outcome.value), 'application/json');
    toast.success({ title: doneWords(outcome.value) });
    onDone();
  };
  return { isBusy, problem, link, run };
}
