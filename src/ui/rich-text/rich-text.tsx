import { classNames } from '../class-names.ts';
import styles from './rich-text.module.css';
import { safeStyle } from './safe-style.ts';

type Props = {
  /** HTML that has been cleaned; this component trusts it. */
  html: string;
  className?: string;
};

/**
 * Shows cleaned HTML. Styles that it brings along are applied one by one, as the page's security
 * policy forbids `style` attributes, and links that open a window cannot reach back.
 */
export function RichText({ html, className }: Props) {
  const fill = (element: HTMLDivElement | null) => {
    element?.replaceChildren(fragmentOf(html));
  };
  return <div className={classNames(styles.text, className)} ref={fill} />;
}

function fragmentOf(html: string): DocumentFragment {
  // A document of its own runs nothing and fetches nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const fragment = document.createDocumentFragment();
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const wanted = safeStyle(element.getAttribute('style') ?? '');
    element.removeAttribute('style');
    for (const [name, value] of wanted) element.style.setProperty(name, value);
    if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
  }
  fragment.append(...body.childNodes);
  return fragment;
}
