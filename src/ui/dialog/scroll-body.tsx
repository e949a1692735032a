import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';

type ScrollBodyProps = { className: string | undefined; children: ReactNode };

/**
 * The part of a dialog that scrolls. While there is more than fits, the keyboard reaches it and can
 * scroll it.
 */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = body.current;
    const content = element?.firstElementChild;
    if (!element || !content || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={body} className={className} {...(isScrolling ? { tabIndex: 0 } : {})}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
