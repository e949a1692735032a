-- A copy says that it is one after its original was deleted too. `based_on` is emptied then, so that nothing names what is gone.

alter table public.shared_lists add column is_copy boolean not null default false;
update public.shared_lists set is_copy = true where based_on is not null;

-- As in 20261121100200_posts.sql, and notes whether the list is a copy. What the sender says of that does not count.
create or replace function private.prepare_post()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.author_hidden := private.is_hidden(new.user_id);
  -- A list that was taken down after it was copied is no original any more.
  if new.based_on is not null and not exists (
    select
    from public.shared_lists l
    where l.id = new.based_on and (l.user_id = new.user_id or (l.is_active and not l.author_hidden))
  ) then
    new.based_on := null;
  end if;
  new.is_copy := new.based_on is not null;
  return new;
end;
$$;
