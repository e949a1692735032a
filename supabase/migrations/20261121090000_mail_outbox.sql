-- The mail that the server writes, and what became of it. Only the server writes here; administrators read and delete.
--
-- A mail holds links and codes that sign in as somebody else. Without SMTP there is no other way to hand them over, so the
-- mail stands here as it is ('kept'). With SMTP no administrator needs them: the letter waits in `private`, out of every
-- API's reach, and is deleted when it was delivered or given up; here stay its kind, its fate and a blurred address.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (
    kind in ('confirmation', 'invite', 'magic_link', 'recovery', 'email_change', 'reauthentication')
  ),
  -- The whole address of a kept mail; of any other its first letter and domain.
  recipient text not null check (private.is_line(recipient, 320) and recipient like '%@%'),
  language text not null check (language in ('en', 'es', 'fr')),
  subject text check (private.is_line(subject, 200)),
  body_text text check (private.is_prose(body_text, 200000)),
  body_html text check (private.is_prose(body_html, 500000)),
  status text not null check (status in ('waiting', 'sent', 'kept', 'failed')),
  attempts smallint not null default 0 check (attempts between 0 and 5),
  next_attempt_at timestamptz,
  -- Why the last attempt failed, in the words of the mail server, without addresses.
  last_fault text check (private.is_line(last_fault, 300)),
  sent_at timestamptz,
  constraint mail_outbox_only_kept_mail_has_words check (
    (status = 'kept') = (subject is not null)
    and (status = 'kept') = (body_text is not null)
    and (status = 'kept') = (body_html is not null)
  ),
  constraint mail_outbox_waiting_has_a_next_attempt check ((status = 'waiting') = (next_attempt_at is not null)),
  constraint mail_outbox_sent_has_a_time check ((status = 'sent') = (sent_at is not null))
);

create index mail_outbox_newest_idx on public.mail_outbox (created_at desc);
create index mail_outbox_due_idx on public.mail_outbox (next_attempt_at) where status = 'waiting';

alter table public.mail_outbox enable row level security;

create policy "The outbox is read by administrators"
  on public.mail_outbox for select to authenticated
  using ((select private.is_admin()));

create policy "A mail is deleted by administrators"
  on public.mail_outbox for delete to authenticated
  using ((select private.is_admin()));

revoke all on public.mail_outbox from anon, authenticated;
grant select, delete on public.mail_outbox to authenticated;
grant all on public.mail_outbox to service_role;

-- What a waiting mail says. Granted to nobody.
create table private.mail_letters (
  id uuid primary key references public.mail_outbox (id) on delete cascade,
  recipient text not null check (private.is_line(recipient, 320)),
  subject text not null check (private.is_line(subject, 200)),
  body_text text not null check (private.is_prose(body_text, 200000)),
  body_html text not null check (private.is_prose(body_html, 500000))
);

alter table private.mail_letters enable row level security;
revoke all on private.mail_letters from anon, authenticated, service_role;
