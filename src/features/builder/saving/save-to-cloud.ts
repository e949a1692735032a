import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { catalogue } from '#data/catalogue.ts';
import { knownCloudLists } from '#data/cloud/cloud-lists.ts';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import type { SaveAnswer } from '#data/cloud/create-cloud-sync.ts';
import type { WaitReason } from '#data/cloud/send-change.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import { documentFromSavedList, type SavedList, toSavedList } from '#domain/roster/saved-list.ts';
import { markAfter } from '#domain/roster/saved-mark.ts';
import { wasLowered } from '#domain/roster/was-lowered.ts';
import type { CloudList } from '#domain/roster/sync/cloud-list.ts';
import type { Refusal } from '#domain/roster/sync/pending.ts';
import { nearlyFull, type Room } from '#domain/roster/sync/room.ts';
import type { FindingCode } from '#domain/roster/types.ts';
import { nowIso } from '#platform/clock.ts';
import { roomMessage } from '#platform/words/room-words.ts';
import type { ToastContent } from '#ui/toast/toast-store.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import { refuseName } from './name-refusal.ts';

/**
 * Saves the draft to the cloud and reports the outcome (docs/product.md, "Cloud lists"). `compare`
 * shows both sides of a list that another device changed.
 */
export async function saveToCloud(viewer: Viewer, compare: (listId: string) => void): Promise<void> {
  const userId = userIdOf(viewer);
  if (userId === null) {
    toast.error({ title: t`Authentication error. Please try logging in again.` });
    return;
  }
  const { history, draftId } = draftStore.getState();
  const now = nowIso();
  const made = toSavedList(history.document, catalogue, { id: '', createdAt: now, updatedAt: now });
  if (!made.ok) {
    sayInvalid(made.codes);
    return;
  }
  const sync = cloudSync(userId);
  const cloud = await knownCloudLists(userId);
  const { currentName, saved: before } = history.document;
  const open = currentName === null ? null : { name: currentName.trim(), cloudId: before?.cloudId ?? null };
  const answer = await sync.save({ list: made.list, cloud, draftId, open });
  const isKept = answer.kind === 'saved' || (answer.kind === 'waiting' && sync.getState().isKept);
  if (isKept) {
    const stored = documentFromSavedList({ ...made.list, id: answer.listId }, catalogue);
    const mark = markAfter(history.document, stored, 'cloud');
    dispatch({ type: 'mark-saved', currentName: made.list.name, savedId: answer.listId, saved: mark });
  }
  say(answer, made.list, {
    compare,
    isKept: sync.getState().isKept,
    formerName: cloud.find(({ list }) => list.id === answer.listId)?.list.name ?? made.list.name,
    isLowered: wasLowered(made.list, history.document),
    room: roomAfter(made.list, answer.listId, cloud),
  });
}

function roomAfter(latest: SavedList, listId: string, cloud: readonly CloudList[]): Room | null {
  const others = cloud.filter(({ list }) => list.id !== listId).map(({ list }) => list);
  return nearlyFull([...others, latest]);
}

function sayInvalid(codes: readonly FindingCode[]): void {
  if (codes.includes('name-missing')) refuseName();
  else if (codes.includes('list-empty')) {
    toast.error({ id: 'save', title: t`Cannot save an empty list. Add some units first.` });
  } else {
    toast.error({
      title: t`Failed to save list to cloud`,
      description: t`A unit in the list has impossible values. Remove it and save again.`,
    });
  }
}

type Around = {
  readonly compare: (listId: string) => void;
  readonly isKept: boolean;
  /** The name that the cloud's list had before. */
  readonly formerName: string;
  readonly isLowered: boolean;
  readonly room: Room | null;
};

function say(answer: SaveAnswer, { name }: SavedList, around: Around): void {
  const { compare, isKept, formerName, isLowered, room } = around;
  switch (answer.kind) {
    case 'saved':
      toast.success({
        id: 'save',
        ...saved(answer.unchangedSince, isLowered),
        ...(formerName !== name && {
          description: t`Renamed from “${formerName}”. Duplicate keeps both.`,
        }),
        ...(room !== null && { description: i18n._(roomMessage(room)) }),
      });
      return;
    case 'conflict':
      sayConflict(answer.theirs?.list.name ?? name, answer.theirs !== null, () => compare(answer.listId));
      return;
    case 'refused':
      toast.error({ id: 'save', ...refusal(answer.reason) });
      return;
    case 'waiting':
      sayWaiting(answer.reason, name, isKept);
      return;
    case 'deleted':
    case 'kept':
  }
}

function saved(unchangedSince: string | null, isLowered: boolean): ToastContent {
  if (unchangedSince !== null) {
    return {
      title: t`Already saved to the cloud`,
      description: t`It has not changed since ${moment(unchangedSince)}.`,
    };
  }
  return {
    title: t`List saved to cloud successfully!`,
    ...(isLowered && {
      description: t`Units above their availability were reduced to the number that a list may have.`,
    }),
  };
}

function sayConflict(name: string, isThere: boolean, onPress: () => void): void {
  if (isThere) {
    toast.warning({
      id: 'cloud-conflict',
      title: t`The cloud has another “${name}”`,
      description: t`It was saved on another device. Nothing was overwritten: compare both and choose.`,
      action: { label: t`Compare`, onPress },
    });
  } else {
    toast.warning({
      id: 'cloud-conflict',
      title: t`“${name}” is no longer in the cloud`,
      description: t`Another device deleted it. Your list is kept here: choose what becomes of it.`,
      action: { label: t`Decide`, onPress },
    });
  }
}

/** The time of day for today, else the day with it. */
function moment(instant: string): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === new Date(nowIso()).toDateString();
  return i18n.date(date, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' });
}

function sayWaiting(reason: WaitReason, name: string, isKept: boolean): void {
  if (!isKept) {
    toast.error({
      title: t`Failed to save list to cloud`,
      description: t`Browser storage is full. Please clear some saved lists.`,
    });
  } else if (reason === 'signed-out') {
    toast.error({
      title: t`Authentication error. Please try logging in again.`,
      description: t`“${name}” is kept on this device and will be sent once you sign in.`,
    });
  } else if (reason === 'wab-id-unknown') {
    toast.error({
      title: t`Failed to retrieve your WAB ID`,
      description: t`“${name}” is kept on this device and will be sent automatically.`,
    });
  } else if (reason === 'fault') {
    toast.warning({
      title: t`“${name}” is waiting for the cloud`,
      description: t`The cloud has an error at the moment. The list is kept on this device and will be sent automatically.`,
    });
  } else {
    toast.warning({
      title: t`“${name}” is waiting for the cloud`,
      description: t`The cloud cannot be reached now. The list is kept on this device and will be sent automatically.`,
    });
  }
}

const REFUSALS: Readonly<Record<Refusal, { title: MessageDescriptor; description?: MessageDescriptor }>> = {
  'wab-id-unknown': { title: msg`Failed to retrieve your WAB ID` },
  'wab-id-missing': { title: msg`Your profile doesn't have a WAB ID assigned` },
  'not-allowed': {
    title: msg`Failed to save list to cloud`,
    description: msg`Your account can no longer save lists. The list is kept on this device.`,
  },
  'no-room': {
    title: msg`Your account is full`,
    description: msg`The list is kept on this device. Delete lists in the cloud, then save again.`,
  },
  'not-accepted': {
    title: msg`Failed to save list to cloud`,
    description: msg`The cloud cannot store a name or value in this list. The list is kept on this device.`,
  },
};

function refusal(reason: Refusal): { title: string; description?: string } {
  const { title, description } = REFUSALS[reason];
  const kept = msg`The list is kept on this device.`;
  return { title: i18n._(title), description: i18n._(description ?? kept) };
}
