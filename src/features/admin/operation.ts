/** The sections on events, mails, alerts, releases and logs. */
export { EventsSection } from './events/events-section.tsx';
export { MailSection } from './mail/mail-section.tsx';
export { AlertsSection } from './deployment/alerts-section.tsx';
export { DeploymentSection } from './deployment/deployment-section.tsx';
export { LogSection } from './log/log-section.tsx';
export { DevOptions } from './dev-options.tsx';
