/** The dialogs over the builder, prefetched by its page: with them it weighs over 200 kB. */
export { BuilderQuestions } from './builder-questions.tsx';
export { FiltersDialog } from './catalogue/filters-dialog.tsx';
