-- What a player or an administrator is told. Only the server and the database write them.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references public.profiles (id) on delete cascade,
  sender_id uuid references public.profiles (id) on delete set null,
  type text not null check (
    type in ('direct_message', 'friend_request', 'friend_accepted', 'profile_comment', 'build_failure')
  ),
  content jsonb not null default '{}' check (
    jsonb_typeof(content) = 'object' and octet_length(content::text) <= 20000
  ),
  read boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index notifications_recipient_idx on public.notifications (recipient_id, created_at desc);
create index notifications_recipient_type_idx on public.notifications (recipient_id, type, created_at desc);
create index notifications_sender_idx on public.notifications (sender_id);

create trigger notifications_touch_updated_at
  before update on public.notifications
  for each row execute function private.touch_updated_at();

alter table public.notifications enable row level security;

create policy "A notification is read by its recipient"
  on public.notifications for select to authenticated
  using (recipient_id = (select auth.uid()));

create policy "A notification is marked as read by its recipient"
  on public.notifications for update to authenticated
  using (recipient_id = (select auth.uid()) and (select private.may_write()))
  with check (recipient_id = (select auth.uid()));

create policy "A notification is deleted by its recipient"
  on public.notifications for delete to authenticated
  using (recipient_id = (select auth.uid()) and (select private.may_write()));

revoke all on public.notifications from anon, authenticated;
grant select, delete on public.notifications to authenticated;
grant update (read) on public.notifications to authenticated;
grant all on public.notifications to service_role;
