import { beforeAll, describe, expect, it } from 'vitest';
import { service, visitor, type Client, type Installation } from './backends.ts';
import { member } from './member.ts';

const UNIT = { id: 'hersir', name: 'Hersir', pointsCost: 20, quantity: 1 };

/** Tests the app's calls to the tables. */
export function tables(running: Installation): void {
  describe('tables', () => {
    let player: Awaited<ReturnType<typeof member>>;
    let wabId: unknown;
    beforeAll(async () => {
      player = await member(running);
      const { data } = await player.client
        .from('profiles')
        .select('wab_id')
        .eq('id', player.id)
        .single<{ wab_id: string }>();
      wabId = data?.wab_id;
    });

    it('counts players for everybody, and shows a profile to its owner', async () => {
      const count = await visitor(running.second).rpc('user_count');
      expect(count.data).toBeGreaterThan(0);
      expect(wabId).toMatch(/^WAB(-[A-Z0-9]{4}){3}$/);
      const rights = await player.client
        .from('profiles')
        .select('wab_admin,tester')
        .eq('id', player.id)
        .single();
      expect(rights.data).toEqual({ wab_admin: false, tester: false });
      const others = await visitor(running.first).from('profiles').select('*');
      expect(others.error?.code).toBe('42501');
    });

    it('saves lists, reads them newest first, and deletes a set of them', async () => {
      const list = { faction: 'northern-tribes', units: [UNIT], user_id: player.id, wab_id: wabId };
      const saved = await player.client
        .from('army_lists')
        .insert([
          { ...list, name: 'First' },
          { ...list, name: 'Second' },
        ])
        .select('id, name');
      expect([saved.error, saved.data?.length]).toEqual([null, 2]);
      const read = await player.client
        .from('army_lists')
        .select('*', { count: 'exact' })
        .eq('user_id', player.id)
        .order('created_at', { ascending: false })
        .range(0, 9);
      expect([read.count, read.data?.length, read.data?.[0]]).toMatchObject([2, 2, { units: [UNIT] }]);
      const ids = (saved.data ?? []).map(({ id }: { id: unknown }) => id);
      expect((await player.client.from('army_lists').delete().in('id', ids)).error).toBeNull();
      const none = await player.client.from('army_lists').select('id').eq('user_id', player.id);
      expect(none.data).toEqual([]);
    });

    it('keeps the later change of each unit of a collection', async () => {
      const keep = (units: object) =>
        player.client
          .from('collections')
          .upsert({ user_id: player.id, units }, { onConflict: 'user_id' })
          .select('units')
          .single();
      await keep({ 'syenann/x': [2, 0, 0, 20] });
      const kept = await keep({ 'syenann/x': [1, 0, 0, 10], 'syenann/y': [0, 0, 0, 5] });
      const joined = { units: { 'syenann/x': [2, 0, 0, 20], 'syenann/y': [0, 0, 0, 5] } };
      expect([kept.error, kept.data]).toEqual([null, joined]);
      const read = await player.client.from('collections').select('units').eq('user_id', player.id);
      expect(read.data).toEqual([joined]);
    });

    it('posts a list, finds it by name and changes it, and nobody else does', async () => {
      const post = {
        user_id: player.id,
        name: 'Board',
        faction: 'northern-tribes',
        description: 'For the board',
        image_url: null,
        units: [UNIT],
        is_tournament_list: false,
        tournament_name: null,
        is_active: true,
      };
      const made = await player.client.from('shared_lists').insert(post).select().single<{ id: string }>();
      const id = made.data?.id ?? '';
      const found = await player.client
        .from('shared_lists')
        .select('id, name')
        .match({ user_id: player.id, name: 'Board', is_active: true })
        .maybeSingle();
      expect(found.data).toEqual({ id, name: 'Board' });
      const stranger = await member(running);
      const stolen = await stranger.client
        .from('shared_lists')
        .update({ description: 'Mine' })
        .eq('id', id)
        .select();
      expect(stolen.data).toEqual([]);
      const changed = await player.client
        .from('shared_lists')
        .update({ description: 'Changed', updated_at: new Date().toISOString() })
        .eq('id', id)
        .select('description')
        .single();
      expect(changed.data).toEqual({ description: 'Changed' });
      const seen = await visitor(running.second).from('shared_lists').select('name').eq('id', id).single();
      expect(seen.data).toEqual({ name: 'Board' });
    });

    it('reads what everybody reads, in its order', async () => {
      const client = visitor(running.first);
      const reads = await Promise.all([
        client.from('news_items').select('*').order('date', { ascending: false }).limit(3),
        client.from('faq_sections').select('*').order('order_index'),
        client.from('rules_chapters').select('*').order('order_index'),
        client.from('rules_sections').select('*').order('order_index'),
        client.from('special_rules').select('name,name_es,name_fr,description,description_es,description_fr'),
        client.from('factions').select('*').order('name'),
      ]);
      expect(reads.map(({ error }) => error)).toEqual(reads.map(() => null));
      expect(reads.at(-1)?.data).toHaveLength(5);
      const missing = await client.from('special_rules').select('name_xx');
      expect(missing.error?.code).toBe('42703');
      const single = await client.from('special_rules').select('name').eq('name', 'no such rule').single();
      expect([single.status, single.error?.code]).toEqual([406, 'PGRST116']);
    });

    it('lets administrators write news, and nobody else', async () => {
      const item = {
        news_id: 'news-contract',
        date: '2026-11-21',
        translation_key: 'news.contract',
        content_en: 'A text',
        content_es: '',
        content_fr: '',
      };
      const refused = await player.client.from('news_items').insert(item);
      expect(refused.error?.code).toBe('42501');
      const admin = await member(running);
      await service(running.first).from('profiles').update({ wab_admin: true }).eq('id', admin.id);
      const news = () => admin.client.from('news_items');
      expect((await news().insert(item)).error).toBeNull();
      expect(
        (await news().update({ content_en: 'Changed' }).eq('news_id', 'news-contract')).error,
      ).toBeNull();
      const read = await news().select('content_en').eq('news_id', 'news-contract').single();
      expect(read.data).toEqual({ content_en: 'Changed' });
      expect((await news().delete().eq('news_id', 'news-contract')).error).toBeNull();
    });

    it('shows a player their notices, newest first', async () => {
      const told = { recipient_id: player.id, type: 'build_failure', content: { site: 'muster' } };
      expect((await service(running.first).from('notifications').insert([told, told])).error).toBeNull();
      const newest = (client: Client) =>
        client
          .from('notifications')
          .select('content')
          .eq('type', 'build_failure')
          .order('created_at', { ascending: false })
          .limit(5);
      expect((await newest(player.client)).data).toEqual([
        { content: told.content },
        { content: told.content },
      ]);
      const { client: stranger } = await member(running);
      expect((await newest(stranger)).data).toEqual([]);
    });
  });
}
