import { useEffect } from 'react';

/** Opens the browser's print dialog once, as soon as the fonts are there; the window closes itself after printing. */
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
