-- Rows that came with version 0.8.0: ends of bans, answers to comments, corrected results, quotas.

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at)
values ('80000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'dan@example.org', null,
  '2026-11-22 22:00+00', '{"provider": "email", "providers": ["email"]}', '{"username": "Dan"}',
  '2026-11-22 22:00+00', '2026-11-22 22:00+00');
update public.profiles set mails_results = true where id = '80000000-0000-4000-8000-000000000001';

insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
values ('80000000-0000-4000-8000-000000000002', '80000000-0000-4000-8000-000000000001', 'Phone', 'totp', 'verified',
  'JBSWY3DPEHPK3PXP', '2026-11-22 22:05+00', '2026-11-22 22:05+00');

insert into public.list_comments (id, list_id, user_id, body, answers_id)
values ('80000000-0000-4000-8000-000000000010', '71000000-0000-4000-8000-000000000030',
  '80000000-0000-4000-8000-000000000001', 'The Hetman does.', '71000000-0000-4000-8000-000000000032');

insert into public.game_results (id, user_id, game_id, opponent_id, status, mission, own_faction, own_score,
  opponent_score, corrected_own_score, corrected_opponent_score, played_at)
values ('80000000-0000-4000-8000-000000000020', '80000000-0000-4000-8000-000000000001',
  '80000000-0000-4000-8000-000000000021', '71000000-0000-4000-8000-000000000001', 'confirmed', 'take-positions',
  'syenann', 7, 1, 6, 1, '2026-11-22 23:00+00');

insert into public.shared_lists (id, user_id, name, faction, units, is_copy)
values ('80000000-0000-4000-8000-000000000030', '80000000-0000-4000-8000-000000000001', 'A copy',
  'hegemony-of-embersig', '[{"id": "hetman", "name": "Hetman", "pointsCost": 25, "quantity": 1, "highCommand": true,
    "availability": 1, "command": 3, "tournamentLegal": true, "faction_id": "hegemony-of-embersig"}]', true);
insert into public.reports (id, kind, target_id, reason, by_guest)
values ('80000000-0000-4000-8000-000000000031', 'list', '80000000-0000-4000-8000-000000000030', 'spam', true);
insert into public.player_warnings (id, player_id, body, hidden_kind, hidden_name)
values ('80000000-0000-4000-8000-000000000032', '80000000-0000-4000-8000-000000000001', 'Says nothing new.', 'list', 'A copy');

-- An operator who gave players more room.
update private.quotas set most_rows = 750 where kind = 'lists';
insert into private.installation (sends_mail) values (true) on conflict (is_only) do update set sends_mail = true;
insert into public.catalogue_units (id, name, points, command, availability, high_command, tournament_legal)
values ('hegemony-of-embersig/hetman', 'Hetman', 25, 3, 1, true, true);
