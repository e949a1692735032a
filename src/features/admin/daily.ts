/** The sections that are looked at every day. */
export { Dashboard } from './dashboard.tsx';
export { UsersSection } from './users/users-section.tsx';
export { ReportsSection } from './reports/reports-section.tsx';
export { NewsSection } from './news/news-section.tsx';
