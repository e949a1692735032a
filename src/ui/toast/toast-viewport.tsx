import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { dismissToast, type ToastEntry, toastStore } from './toast.ts';
import styles from './toast.module.css';

const ICONS = { success: 'check', error: 'warning', warning: 'warning', info: 'info' } as const;

/** Where messages appear: top right, over everything, announced politely. */
export function ToastViewport({ closeLabel }: { closeLabel: string }) {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return createPortal(
    <div className={styles['viewport']} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>,
    document.body,
  );
}

function ToastCard({ toast, closeLabel }: { toast: ToastEntry; closeLabel: string }) {
  const { id, tone, title, description, action } = toast;
  const [isHeld, setHeld] = useState(false);
  const duration = toast.duration ?? (action !== undefined || description !== undefined ? 8000 : 4500);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);
  return (
    <div
      className={`${styles['toast']} ${styles[tone]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[tone]} className={styles['icon']} />
      <div className={styles['words']}>
        <strong>{title}</strong>
        {description !== undefined && <span>{description}</span>}
        {action !== undefined && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                action.onPress();
                dismissToast(id);
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
      <Button variant="quiet" iconOnly icon="close" label={closeLabel} onClick={() => dismissToast(id)} />
    </div>
  );
}
