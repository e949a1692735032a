-- Rows that two players and an administrator had made with version 0.7.1. Triggers of that version
-- add what follows from them: profiles, cards, facts of posts, notifications, counters.

insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values
  -- The password is: a password of 0.7.1
  ('71000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'ada@example.org',
    '$2b$10$ID./ly4JsaURnMX.LkUkhOU4q4t.TKYL2fkyYvsJXNBzstLvVstk2', '2026-11-21 18:00+00', '2026-11-21 18:05+00',
    '{"provider": "email", "providers": ["email"]}', '{"username": "Ada", "language": "es"}',
    '2026-11-21 18:00+00', '2026-11-21 18:00+00'),
  ('71000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'bea@example.org',
    null, '2026-11-21 18:10+00', null, '{"provider": "email", "providers": ["email"]}', '{"username": "Bea"}',
    '2026-11-21 18:10+00', '2026-11-21 18:10+00'),
  ('71000000-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'chief@example.org',
    null, '2026-11-21 18:20+00', null, '{"provider": "email", "providers": ["email"]}', '{"username": "Chief"}',
    '2026-11-21 18:20+00', '2026-11-21 18:20+00');

insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
values ('71000000-0000-4000-8000-000000000010', '71000000-0000-4000-8000-000000000001',
  '71000000-0000-4000-8000-000000000001',
  '{"sub": "71000000-0000-4000-8000-000000000001", "email": "ada@example.org", "email_verified": true}', 'email',
  '2026-11-21 18:00+00', '2026-11-21 18:00+00', '2026-11-21 18:00+00');

insert into auth.sessions (id, user_id, created_at, updated_at, aal, ip, user_agent)
values ('71000000-0000-4000-8000-000000000011', '71000000-0000-4000-8000-000000000001',
  '2026-11-21 18:05+00', '2026-11-21 18:05+00', 'aal1', '192.0.2.7', 'Firefox on a phone');

insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values ('71000000-0000-4000-8000-000000000012', '71000000-0000-4000-8000-000000000011',
  '2026-11-21 18:05+00', '2026-11-21 18:05+00', 'password');

insert into auth.refresh_tokens (token, user_id, session_id, revoked, created_at, updated_at)
values ('tokenof07100', '71000000-0000-4000-8000-000000000001', '71000000-0000-4000-8000-000000000011', false,
  '2026-11-21 18:05+00', '2026-11-21 18:05+00');

insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
values ('71000000-0000-4000-8000-000000000013', '71000000-0000-4000-8000-000000000002', 'recovery_token',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b', 'bea@example.org');

insert into auth.audit_log_entries (id, payload, created_at, ip_address)
values ('71000000-0000-4000-8000-000000000014',
  '{"action": "login", "actor_id": "71000000-0000-4000-8000-000000000001", "log_type": "account"}',
  '2026-11-21 18:05+00', '192.0.2.7');

update public.profiles set username = 'Ada', bio = 'Plays Hegemony.', location = 'Oviedo', favorite_faction = 'hegemony-of-embersig',
  social_discord = 'ada', profile_visibility = 'everyone', activity_visibility = 'followers'
where id = '71000000-0000-4000-8000-000000000001';
update public.profiles set username = 'Bea', language = 'fr', activity_visibility = 'everyone'
where id = '71000000-0000-4000-8000-000000000002';
update public.profiles set wab_admin = true, tester = true where id = '71000000-0000-4000-8000-000000000003';

insert into public.factions (id, name, name_es, name_fr)
values ('hegemony-of-embersig', 'Hegemony of Embersig', 'Hegemonía de Embersig', 'Hégémonie d''Embersig');

-- A cloud list with an older version, and one that was deleted.
insert into public.army_lists (id, user_id, wab_id, name, faction, units)
select '71000000-0000-4000-8000-000000000020', id, wab_id, 'Winter raid', 'hegemony-of-embersig',
  '[{"id": "hetman", "name": "Hetman", "pointsCost": 25, "quantity": 1, "faction": "hegemony-of-embersig",
     "faction_id": "hegemony-of-embersig", "keywords": [{"name": "Human", "description": ""}], "highCommand": true,
     "availability": 1, "imageUrl": "/art/portrait/hetman_portrait.jpg", "specialRules": [], "command": 3,
     "tournamentLegal": true, "of_list": {"points_target": 300}}]'
from public.profiles where id = '71000000-0000-4000-8000-000000000001';
update public.army_lists set name = 'Winter raid, second try' where id = '71000000-0000-4000-8000-000000000020';
insert into public.army_lists (id, user_id, name, faction, units)
values ('71000000-0000-4000-8000-000000000021', '71000000-0000-4000-8000-000000000001', 'Given up',
  'hegemony-of-embersig', '[{"id": "aide", "name": "Aide", "pointsCost": 25, "quantity": 1}]');
delete from public.army_lists where id = '71000000-0000-4000-8000-000000000021';

insert into public.user_follows (follower_id, followed_id)
values ('71000000-0000-4000-8000-000000000002', '71000000-0000-4000-8000-000000000001');
insert into public.user_blocks (blocker_id, blocked_id)
values ('71000000-0000-4000-8000-000000000001', '71000000-0000-4000-8000-000000000003');

insert into public.shared_lists (id, user_id, name, faction, description, units, is_tournament_list, tournament_name)
values ('71000000-0000-4000-8000-000000000030', '71000000-0000-4000-8000-000000000001', 'Raid for everyone',
  'hegemony-of-embersig', 'Won twice with it.',
  '[{"id": "hetman", "name": "Hetman", "pointsCost": 25, "quantity": 1, "highCommand": true, "availability": 1,
     "command": 3, "tournamentLegal": true, "faction_id": "hegemony-of-embersig"}]', true, 'Oviedo Cup');
insert into public.shared_lists (id, user_id, name, faction, units, based_on)
values ('71000000-0000-4000-8000-000000000031', '71000000-0000-4000-8000-000000000002', 'My raid',
  'hegemony-of-embersig', '[{"id": "aide", "name": "Aide", "pointsCost": 25, "quantity": 1, "availability": 1,
     "command": 1, "faction_id": "hegemony-of-embersig"}]', '71000000-0000-4000-8000-000000000030');
insert into public.list_comments (id, list_id, user_id, body)
values ('71000000-0000-4000-8000-000000000032', '71000000-0000-4000-8000-000000000030',
  '71000000-0000-4000-8000-000000000002', 'Who leads it?');
insert into public.list_likes (list_id, user_id)
values ('71000000-0000-4000-8000-000000000030', '71000000-0000-4000-8000-000000000002');

insert into public.reports (id, reporter_id, kind, target_id, reason, details)
values ('71000000-0000-4000-8000-000000000033', '71000000-0000-4000-8000-000000000001', 'comment',
  '71000000-0000-4000-8000-000000000032', 'other', 'Asks twice.');
insert into public.player_warnings (id, player_id, body)
values ('71000000-0000-4000-8000-000000000034', '71000000-0000-4000-8000-000000000002', 'Please ask once.');
insert into public.admin_log (admin_id, admin_name, action, subject, target_id, target_name, after)
values ('71000000-0000-4000-8000-000000000003', 'Chief', 'insert', 'player_warnings',
  '71000000-0000-4000-8000-000000000034', 'Bea', '{"player_id": "71000000-0000-4000-8000-000000000002"}');

-- A game against a guest, one that both confirmed, and one that waits.
insert into public.game_results (id, user_id, game_id, opponent_id, opponent_name, status, is_recorder, mission, feat,
  own_faction, opponent_faction, own_score, opponent_score, played_at)
values
  ('71000000-0000-4000-8000-000000000040', '71000000-0000-4000-8000-000000000001',
    '71000000-0000-4000-8000-000000000050', null, 'A guest', 'guest', true, 'take-positions', null,
    'hegemony-of-embersig', null, 5, 3, '2026-11-21 20:00+00'),
  ('71000000-0000-4000-8000-000000000041', '71000000-0000-4000-8000-000000000001',
    '71000000-0000-4000-8000-000000000051', '71000000-0000-4000-8000-000000000002', null, 'confirmed', true,
    'take-positions', null, 'hegemony-of-embersig', 'syenann', 4, 6, '2026-11-21 21:00+00'),
  ('71000000-0000-4000-8000-000000000042', '71000000-0000-4000-8000-000000000002',
    '71000000-0000-4000-8000-000000000051', '71000000-0000-4000-8000-000000000001', null, 'confirmed', false,
    'take-positions', null, 'syenann', 'hegemony-of-embersig', 6, 4, '2026-11-21 21:00+00'),
  ('71000000-0000-4000-8000-000000000043', '71000000-0000-4000-8000-000000000002',
    '71000000-0000-4000-8000-000000000052', '71000000-0000-4000-8000-000000000001', null, 'pending', true,
    'take-positions', null, 'syenann', 'hegemony-of-embersig', 2, 2, '2026-11-21 22:00+00');

-- The newsroom of an administrator.
insert into public.rules_chapters (id, title, title_es, order_index)
values ('71000000-0000-4000-8000-000000000060', 'House rules', 'Reglas de la casa', 90);
insert into public.rules_sections (id, chapter_id, title, content, order_index)
values ('71000000-0000-4000-8000-000000000061', '71000000-0000-4000-8000-000000000060', 'Dice', 'Cocked dice are rolled again.', 1);
insert into public.faq_sections (id, section, content, order_index)
values ('71000000-0000-4000-8000-000000000062', 'Our club', 'We meet on Fridays.', 90);
insert into public.special_rules (id, name, description)
values ('71000000-0000-4000-8000-000000000063', 'House rule', 'It counts here only.');
insert into public.news_items (id, news_id, date, translation_key, content_en)
values ('71000000-0000-4000-8000-000000000064', 'club-night', '2026-11-21', 'news.club-night', 'Club night on Friday.');
insert into public.site_texts (id, content) values ('changelog', '# Changelog of our club');
insert into public.catalogue_errata (id, kind, target, changes, note, is_active)
values ('71000000-0000-4000-8000-000000000065', 'unit', 'hegemony-of-embersig/hetman', '{"points": 30}', 'Reprint.', true);

insert into public.mail_outbox (id, kind, recipient, language, subject, body_text, body_html, status)
values ('71000000-0000-4000-8000-000000000070', 'recovery', 'bea@example.org', 'fr', 'Mot de passe', 'Voici.', '<p>Voici.</p>', 'kept');
