/**
 * A ready list of one faction as the start page shows it, worked out at build. Without units when
 * the catalogue has no such list.
 */
export { readyList } from 'virtual:ready-list';
