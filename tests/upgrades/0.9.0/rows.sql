-- Version 0.9.0 kept the tables of 0.8.0 as they were. A player who came with it:

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at)
values ('90000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'eve@example.org', null,
  '2026-11-23 08:00+00', '{"provider": "email", "providers": ["email"]}', '{"username": "Eve"}',
  '2026-11-23 08:00+00', '2026-11-23 08:00+00');
insert into public.army_lists (id, user_id, name, faction, units)
values ('90000000-0000-4000-8000-000000000010', '90000000-0000-4000-8000-000000000001', 'First list',
  'hegemony-of-embersig', '[{"id": "aide", "name": "Aide", "pointsCost": 25, "quantity": 1}]');
