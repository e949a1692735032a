import { useEffect } from 'react';

/**
 * Opens the print dialog once, when `isReady` and the fonts are there; the window then closes
 * itself (features that print share it).
 */
export function usePrintOnce(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    let isCancelled = false;
    const close = () => window.close();
    void document.fonts.ready.then(() => {
      if (isCancelled) return;
      window.addEventListener('afterprint', close, { once: true });
      window.print();
    });
    return () => {
      isCancelled = true;
      window.removeEventListener('afterprint', close);
    };
  }, [isReady]);
}
